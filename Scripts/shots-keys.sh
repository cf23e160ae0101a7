#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Takes pictures of the keys in a window into build/shots/; Scripts/shots.sh calls it in the private session of
# headless.sh. Every pad and layer at 320x480, the letters at five sizes in each look, and the choices of
# long presses. Pictures with large text are shots.sh's: it needs a desktop that has such a setting.
set -euo pipefail
cd "$(dirname "$0")/.."
pictures=build/shots
window=''
export GDK_BACKEND=x11 GSK_RENDERER=cairo TOPRAIL_MODE=keys
unset WAYLAND_DISPLAY
# shellcheck source=Scripts/session.sh
source Scripts/session.sh

# Starts the fixture: start_keys WIDTHxHEIGHT LOOK TRAIT...
start_keys() {
  local size=$1 look=$2 language=en theme=Default
  shift 2
  case "$look" in
    dark) theme=Default:dark ;;
    contrast) theme=Default:hc ;;
    rtl) language=he ;;
  esac
  mkdir -p "$XDG_CONFIG_HOME/gtk-4.0"
  printf '%s\n' '[Settings]' gtk-cursor-blink=false gtk-enable-animations=false \
    >"$XDG_CONFIG_HOME/gtk-4.0/settings.ini"
  start app env GTK_THEME="$theme" LANGUAGE="$language" "$PROGRAMS/KeysFixture" "$@"
  window=$(xdotool search --sync --onlyvisible --pid "${started[-1]}" | head -n 1)
  xdotool windowfocus --sync "$window"
  resize "$size"
}

resize() { xdotool windowsize "$window" "${1%x*}" "${1#*x}"; }

# Waits until two pictures of the window in a row are the same.
settle() {
  local tries
  import -window "$window" "$private/before.ppm"
  for ((tries = 0; tries < 50; tries++)); do
    sleep 0.1
    import -window "$window" "$private/now.ppm"
    if cmp -s "$private/before.ppm" "$private/now.ppm"; then break; fi
    mv "$private/now.ppm" "$private/before.ppm"
  done
}

# Takes a picture of the window: shoot NAME
shoot() {
  settle
  convert "$private/before.ppm" "$pictures/Keys-$1.png"
  echo "$pictures/Keys-$1.png"
}

# Every pad and layer: the traits of the field, then the keys that lead from layer to layer.
layers() {
  local name=$1 key
  shift
  start_keys 320x480 light "$name" words
  shoot "320-$name"
  for key in "$@"; do
    Scripts/press.py "$key"
    sleep 0.4
    shoot "320-$name-$key"
  done
  stop_last
}
layers default numbers symbols
layers numbersAndPunctuation
layers URL numbers
layers emailAddress numbers
layers twitter numbers
layers webSearch numbers
layers namePhonePad numbers symbols
layers numberPad
layers decimalPad
layers phonePad symbols
for name in go google emergencyCall continue; do
  start_keys 320x480 light "$name" automatic
  shoot "320-return-$name"
  stop_last
done

for look in light dark contrast rtl; do
  start_keys 320x480 "$look" words lines
  for size in 320x480 480x800 768x1024 1024x768 1440x900; do
    resize "$size"
    shoot "${size%x*}-$look"
  done
  stop_last
done

# The choices of a long press at a place, slid along to another: hold LOOK X Y NAME X.
hold() {
  start_keys 320x480 "$1"
  settle
  xdotool mousemove --window "$window" "$2" "$3" mousedown 1
  sleep 0.7
  xdotool mousemove --window "$window" "$5" "$3"
  shoot "320-$1-choices-$4"
  xdotool mouseup 1
  stop_last
}
for look in light dark contrast; do
  hold "$look" 80 310 e 160
  hold "$look" 272 310 o 130
  hold "$look" 32 360 a 100
done
