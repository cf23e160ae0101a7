#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Takes pictures of the examples at five widths, light, dark, right-to-left, with strong contrasts and
# with text twice as large, of the open popover, of the keys, of the lexicon's words and of the system
# keyboard, into build/shots/; the README's picture goes into docs/.
# The windows are real ones, tiled on a headless sway whose output has the size of the picture.
set -euo pipefail
cd "$(dirname "$0")/.."
sizes="320x640 480x800 768x1024 1024x768 1440x900"
pictures=build/shots

if [ "${1:-}" != --inside ]; then
  Scripts/setup.sh shots
  Scripts/lexicon.sh --quiet
  swift build
  mkdir -p "$pictures" docs
  rm -f "$pictures"/*.png
  PROGRAMS=$(swift build --show-bin-path) exec Scripts/headless.sh "$0" --inside
fi

# From here on in the private session of headless.sh.
# shellcheck source=Scripts/session.sh
source Scripts/session.sh

# Starts an example in a look of its own: start_app SeedAssistant light|dark|rtl|contrast|large ARGUMENT...
start_app() {
  local dark=0 language=en scale=1 theme=()
  [ "$2" != contrast ] || theme=(GTK_THEME=Default:hc)
  [ "$2" != large ] || scale=2
  [ "$2" != dark ] || dark=1
  [ "$2" != rtl ] || language=he # GTK takes the direction from its own translation
  printf '%s\n' '[Settings]' "gtk-application-prefer-dark-theme=$dark" \
    >"$XDG_CONFIG_HOME/gtk-4.0/settings.ini"
  still_desktop "$scale"
  start app env LANGUAGE="$language" "${theme[@]}" "$PROGRAMS/$1" "${@:3}"
  wait_until window_exists
}
# shellcheck disable=SC2317 # wait_for calls it.
window_exists() { swaymsg -t get_tree | grep -q "\"pid\": ${started[-1]},"; }

# Takes a picture once two in a row are the same: shoot NAME
shoot() {
  wait_until same_twice
  mv "$private/now.png" "$pictures/$1.png"
  echo "$pictures/$1.png"
}
# shellcheck disable=SC2317 # wait_for calls it.
something_moved() {
  grim "$private/now.png"
  ! cmp -s "$private/before.png" "$private/now.png"
}

resize() { swaymsg -q "output HEADLESS-1 mode --custom $1"; }

# The README's picture: Notes on a phone, with keys and words, light and dark.
make_readme_picture() {
  local look
  for look in light dark; do
    type_words Notes keys "$look" 480x640
    shoot "Notes-480-keys-$look"
    stop_last
  done
  convert "$pictures"/Notes-480-keys-{light,dark}.png +append -strip docs/shortcuts-bar.png
  echo docs/shortcuts-bar.png
}

# Starts an example and types something that there are words for: type_words EXAMPLE bar|keys LOOK [SIZE]
type_words() {
  rm -rf "$XDG_DATA_HOME/toprail-notes"
  resize 1024x768 # wide, Notes begins with its editor, which it keeps when it gets narrow
  TOPRAIL_MODE=$2 start_app "$1" "$3"
  wait_until same_twice
  resize "${4:-1024x768}"
  wtype -s 300 -M ctrl -k End -m ctrl 'How are y'
  wait_until something_moved
}

# An example with words on its strip, on a phone and on a tablet: shoot_words EXAMPLE bar|keys LOOK
shoot_words() {
  local size
  type_words "$@"
  for size in 360x640 480x800 768x1024 1024x768; do
    resize "$size"
    shoot "$1-${size%x*}-words-$2-$3"
  done
  stop_last
}

# Nothing on the screen moves by itself: still_desktop TEXT-SCALE
still_desktop() {
  export GSETTINGS_BACKEND=keyfile
  mkdir -p "$XDG_CONFIG_HOME"/{gtk-4.0,glib-2.0/settings}
  printf '%s\n' '[org/gnome/desktop/interface]' 'cursor-blink=false' 'enable-animations=false' \
    "text-scaling-factor=$1" \
    >"$XDG_CONFIG_HOME/glib-2.0/settings/keyfile"
}

still_desktop 1
start_sway headless 'output HEADLESS-1 mode --custom 1440x900' 'seat seat0 hide_cursor 1'
for example in Notes SeedAssistant SeedToolbar; do
  for look in light dark rtl contrast large; do
    start_app "$example" "$look"
    for size in $sizes; do
      resize "$size"
      shoot "$example-${size%x*}-$look"
    done
    stop_last
  done
done
for look in light dark; do
  resize 140x480 # at 160 all three items fit
  start_app SeedAssistant "$look"
  wait_until same_twice
  Scripts/press.py Choose
  wait_until something_moved
  shoot "SeedAssistant-140-$look-popover"
  stop_last
done
ln -s "$TOPRAIL_LEXICONS" "$XDG_CACHE_HOME/toprail"
for look in light dark rtl contrast large; do
  for example in Notes SeedAssistant; do
    shoot_words "$example" bar "$look"
    shoot_words "$example" keys "$look"
  done
done
make_readme_picture
rm "$XDG_CACHE_HOME/toprail"
export TOPRAIL_MODE=keys
start_app KeysFixture large words
for size in 320x480 ${sizes#* }; do
  resize "$size"
  shoot "Keys-${size%x*}-large"
done
stop_last
still_desktop 1
Scripts/shots-keyboard.sh
Scripts/shots-keys.sh
