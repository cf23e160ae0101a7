#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Shows the system keyboard with an app in a sway of its own, as large as a phone: Scripts/demo.sh [APP]
# Within a desktop that is a window; close it or press Ctrl-C to end. Without a display it is a picture,
# build/demo.png. SIZE=720x360 for another size.
set -euo pipefail
cd "$(dirname "$0")/.."
picture=build/demo.png

if [ "${1:-}" = --inside ]; then
  shift
else
  Scripts/setup.sh demo
  Scripts/lexicon.sh --quiet ||
    echo "There will be no typing suggestions: the lexicon could not be built. All else works." >&2
  [ -x .build/debug/toprail ] || echo "The first build takes some minutes." >&2
  swift build --product toprail
  swift build --product "${1:-SeedAssistant}"
  PROGRAMS=$(swift build --show-bin-path)
  export PROGRAMS
  if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    mkdir -p build
    DEMO=headless exec Scripts/headless.sh "$0" --inside "$@"
  fi
  DEMO=nested exec dbus-run-session -- "$0" --inside "$@"
fi

# From here on with a bus of its own.
app=${1:-SeedAssistant}
private=$(mktemp -d)
sway='' clients=()
# shellcheck disable=SC2317 # The trap calls it.
stop() {
  kill "${clients[@]}" 2>/dev/null || true
  [ -z "$sway" ] || kill "$sway" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$private"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# Tries a command twenty times a second until it succeeds, for so many seconds: wait_for 10 COMMAND
wait_for() {
  local tries
  for ((tries = 0; tries < $1 * 20; tries++)); do
    if "${@:2}"; then return 0; fi
    sleep 0.05
  done
  return 1
}

fail() {
  echo "$1 It said:" >&2
  cat "$2" >&2
  exit 1
}

# Where the sway shows itself: a Wayland window, an X11 window or nowhere.
backend() {
  if [ "$DEMO" = headless ]; then
    echo headless
  elif [ -n "${WAYLAND_DISPLAY:-}" ]; then
    echo wayland
  else
    echo x11
  fi
}

# The desktop's own socket and cookie stay reachable from the private folder.
keep_desktop_reachable() {
  case ${WAYLAND_DISPLAY:-/} in
    /*) ;;
    *) export WAYLAND_DISPLAY=$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY ;;
  esac
  if [ -z "${XAUTHORITY:-}" ] && [ -r "${HOME:-}/.Xauthority" ]; then
    export XAUTHORITY=$HOME/.Xauthority
  fi
}

# With the words that were built, and a caret that doesn't blink: the picture is taken once nothing moves.
prepare_picture() {
  ln -s "$TOPRAIL_LEXICONS" "$XDG_CACHE_HOME/toprail"
  export GSETTINGS_BACKEND=keyfile
  mkdir -p "$XDG_CONFIG_HOME/glib-2.0/settings"
  printf '%s\n' '[org/gnome/desktop/interface]' 'cursor-blink=false' 'enable-animations=false' \
    >"$XDG_CONFIG_HOME/glib-2.0/settings/keyfile"
}

start_sway() {
  local as_nobody=() display=()
  mkdir -m 700 "$private/runtime"
  printf '%s\n' 'default_border none' 'xwayland disable' "output * mode --custom ${SIZE:-360x720}" \
    'output * background #5b6470 solid_color' >"$private/sway.config"
  if [ "$(id -u)" -eq 0 ]; then # sway refuses to run as root
    chown -R 65534:65534 "$private"
    as_nobody=(setpriv --reuid=65534 --regid=65534 --clear-groups)
  fi
  [ "$DEMO" = nested ] || display=(-u DISPLAY -u WAYLAND_DISPLAY)
  env "${display[@]}" XDG_RUNTIME_DIR="$private/runtime" HOME="$private" WLR_BACKENDS="$(backend)" \
    WLR_RENDERER="${WLR_RENDERER:-pixman}" WLR_LIBINPUT_NO_DEVICES=1 \
    "${as_nobody[@]}" sway --config "$private/sway.config" >"$private/sway.log" 2>&1 &
  sway=$!
  wait_for 10 socket_exists || fail "sway did not start." "$private/sway.log"
  WAYLAND_DISPLAY=$(basename "$private"/runtime/wayland-?)
  export WAYLAND_DISPLAY XDG_RUNTIME_DIR=$private/runtime GDK_BACKEND=wayland GSK_RENDERER=cairo
  unset DISPLAY
}
# shellcheck disable=SC2317 # wait_for calls it.
socket_exists() { compgen -G "$private/runtime/sway-ipc.*" >/dev/null; }

start() {
  "$PROGRAMS/$1" "${@:2}" >"$private/$1.log" 2>&1 &
  clients+=($!)
}

is_asked() { "$PROGRAMS/toprail" elements >"$private/elements" 2>/dev/null; }
# shellcheck disable=SC2317 # wait_for calls it.
is_shown() { is_asked && head -n 1 "$private/elements" | grep -q 'shown$'; }
# shellcheck disable=SC2317 # wait_for calls it.
same_twice() {
  grim "$private/before.png" && sleep 0.3 && grim "$private/now.png" &&
    cmp -s "$private/before.png" "$private/now.png"
}

keep_desktop_reachable
[ "$DEMO" = nested ] || prepare_picture
start_sway
start toprail
wait_for 10 is_asked || fail "toprail did not start." "$private/toprail.log"
start "$app"
if [ "$DEMO" = nested ]; then
  echo "Tap into a field of the window that has opened, and type. Ctrl-C ends the demo."
  wait "$sway" || true
  exit 0
fi
# An app that has no focused field yet doesn't call for the keyboard.
wait_for 5 is_shown || "$PROGRAMS/toprail" show >/dev/null
wait_for 5 same_twice || echo "Something still moves in the picture." >&2
cp "$private/now.png" "$picture"
echo "There is no display to show it on; this is its picture: $PWD/$picture"
