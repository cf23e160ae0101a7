#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Takes pictures of the system keyboard into build/shots/; Scripts/shots.sh calls it while its sway runs.
# A phone both ways up, a tablet, a terminal, a password, a pad of digits; light, dark, with strong contrasts
# with text twice as large, from right to left, and with sharp pixels; the README's picture goes into docs/.
set -euo pipefail
cd "$(dirname "$0")/.."
pictures=build/shots
language=C.UTF-8
lexicon=("$TOPRAIL_LEXICONS"/en-full.*.lex)
# shellcheck source=Scripts/session.sh
source Scripts/session.sh

# shellcheck disable=SC2317 # wait_for calls it.
has_words() { "$PROGRAMS/toprail" elements | cut -f 2,7 | grep -qx "suggestion.you"; }

# Starts the keyboard: start_keyboard OPTION...
start_keyboard() {
  start toprail env LC_ALL="$language" "$PROGRAMS/toprail" --lexicon "${lexicon[0]}" "$@"
}

# Starts a program with a field: start_field light|dark KIND
start_field() {
  local theme=Default
  [ "$1" != dark ] || theme=Default:dark
  [ -p "$private/commands" ] || mkfifo "$private/commands"
  GTK_THEME=$theme /usr/bin/python3 Tests/Support/KeyboardHarness/gtk_client.py "$private/journal" \
    "text=$2" <"$private/commands" >"$private/client.log" 2>&1 &
  started+=($!)
  exec 4>"$private/commands"
}

# Puts a text into the field, with the caret behind it; GTK tells it to keyboards with the focus: write_text TEXT
write_text() {
  printf '["%s"]\n' blur 'set", "text", "'"$1" 'focus", "text' >&4
}

stop_both() {
  stop_last
  stop_last
  exec 4>&- || true
}

# Takes a picture once the keyboard shows and two in a row are the same: shoot NAME
shoot() {
  wait_until is_shown
  wait_until same_twice
  mv "$private/now.png" "$pictures/Keyboard-$1.png"
  echo "$pictures/Keyboard-$1.png"
}

resize() { swaymsg -q "output HEADLESS-1 mode --custom $1 scale ${2:-1}"; }

# A field with words to take, at each size: words NAME light|dark OPTION...
words() {
  local name=$1 look=$2 size
  shift 2
  resize 360x720
  start_keyboard "$@"
  start_field "$look" view
  wait_until is_shown
  write_text 'How are y'
  wait_until has_words
  for size in 320x568 360x720 720x360 768x1024 1280x800; do
    resize "$size"
    shoot "${size%x*}-$name"
  done
  resize 720x1440 2
  shoot "720-sharp-$name"
  stop_both
}

start_terminal() {
  start client foot --config=/dev/null sh -c 'printf "$ make test\n"; exec cat'
}

# The README's picture: words above the keys, and what a terminal has there.
make_readme_picture() {
  resize 360x560
  start_keyboard --theme light
  start client gnome-text-editor --standalone "$HOME/Letter"
  wait_until is_shown
  wtype -s 300 'How are y'
  wait_until has_words
  shoot 360-readme-light
  stop_both
  start_keyboard --theme dark
  start_terminal
  shoot 360-readme-dark
  stop_both
  convert "$pictures"/Keyboard-360-readme-{light,dark}.png +append -strip docs/system-keyboard.png
  echo docs/system-keyboard.png
}

words light light --theme light
words dark dark --theme dark
words contrast light --theme high-contrast
words large light --theme light --text-scale 2
language=he_IL.UTF-8
words rtl light --theme light
language=C.UTF-8

resize 360x720
for look in light dark; do
  for kind in password pin email number phone; do
    start_keyboard --theme "$look"
    start_field "$look" "$kind"
    shoot "360-$kind-$look"
    stop_both
  done
  start_keyboard --theme "$look"
  start_terminal
  shoot "360-terminal-$look"
  stop_both
done
make_readme_picture
