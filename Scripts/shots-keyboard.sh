#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Takes pictures of the system keyboard into build/shots/; Scripts/shots.sh calls it while its sway runs.
# A phone both ways up, a tablet, a terminal, a password, a pad of digits; light, dark, with strong contrasts
# with text twice as large, from right to left, and with sharp pixels; the README's picture goes into docs/.
set -euo pipefail
cd "$(dirname "$0")/.."
pictures=build/shots
private=$(mktemp -d)
keyboard='' client='' language=C.UTF-8
lexicon=("$TOPRAIL_LEXICONS"/en-full.*.lex)
# shellcheck disable=SC2317 # The trap calls it.
stop() {
  [ -z "$client" ] || kill "$client" 2>/dev/null || true
  [ -z "$keyboard" ] || kill "$keyboard" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$private"
}
trap stop EXIT

# Tries a command twenty times a second until it succeeds.
wait_for() {
  local tries
  for ((tries = 0; tries < 200; tries++)); do
    if "$@"; then return 0; fi
    sleep 0.05
  done
  echo "Waited in vain for: $*" >&2
  cat "$private"/*.log >&2
  return 1
}
# shellcheck disable=SC2317 # wait_for calls it.
is_shown() { "$PROGRAMS/toprail" elements 2>/dev/null | head -n 1 | grep -q 'shown$'; }
# shellcheck disable=SC2317 # wait_for calls it.
has_words() { "$PROGRAMS/toprail" elements | cut -f 2,7 | grep -qx "suggestion.you"; }
# shellcheck disable=SC2317 # wait_for calls it.
same_twice() {
  grim "$private/before.png"
  sleep 0.2
  grim "$private/now.png"
  cmp -s "$private/before.png" "$private/now.png"
}

# Starts the keyboard: start_keyboard OPTION...
start_keyboard() {
  LC_ALL=$language "$PROGRAMS/toprail" --lexicon "${lexicon[0]}" "$@" >"$private/toprail.log" 2>&1 &
  keyboard=$!
}

# Starts a program with a field: start_field light|dark KIND
start_field() {
  local theme=Default
  [ "$1" != dark ] || theme=Default:dark
  [ -p "$private/commands" ] || mkfifo "$private/commands"
  GTK_THEME=$theme /usr/bin/python3 Tests/Support/KeyboardHarness/gtk_client.py "$private/journal" \
    "text=$2" <"$private/commands" >"$private/client.log" 2>&1 &
  client=$!
  exec 4>"$private/commands"
}

# Puts a text into the field, with the caret behind it; GTK tells it to keyboards with the focus: write_text TEXT
write_text() {
  printf '["%s"]\n' blur 'set", "text", "'"$1" 'focus", "text' >&4
}

stop_all() {
  kill "$client" "$keyboard"
  wait "$client" "$keyboard" 2>/dev/null || true
  exec 4>&- || true
  client='' keyboard=''
}

# Takes a picture once the keyboard shows and two in a row are the same: shoot NAME
shoot() {
  wait_for is_shown
  wait_for same_twice
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
  wait_for is_shown
  write_text 'How are y'
  wait_for has_words
  for size in 320x568 360x720 720x360 768x1024 1280x800; do
    resize "$size"
    shoot "${size%x*}-$name"
  done
  resize 720x1440 2
  shoot "720-sharp-$name"
  stop_all
}

start_terminal() {
  foot --config=/dev/null sh -c 'printf "$ make test\n"; exec cat' 2>"$private/client.log" &
  client=$!
}

# The README's picture: words above the keys, and what a terminal has there.
make_readme_picture() {
  resize 360x560
  start_keyboard --theme light
  gnome-text-editor --standalone "$HOME/Letter" 2>"$private/client.log" &
  client=$!
  wait_for is_shown
  wtype -s 300 'How are y'
  wait_for has_words
  shoot 360-readme-light
  stop_all
  start_keyboard --theme dark
  start_terminal
  shoot 360-readme-dark
  stop_all
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
    stop_all
  done
  start_keyboard --theme "$look"
  start_terminal
  shoot "360-terminal-$look"
  stop_all
done
make_readme_picture
