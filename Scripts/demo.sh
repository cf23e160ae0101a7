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
# shellcheck source=Scripts/session.sh
source Scripts/session.sh
trap 'exit 130' INT
trap 'exit 143' TERM HUP

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

# shellcheck disable=SC2317 # wait_until calls it.
is_asked() { "$PROGRAMS/toprail" elements >/dev/null 2>&1; }

keep_desktop_reachable
[ "$DEMO" = nested ] || prepare_picture
start_sway "$(backend)" 'xwayland disable' "output * mode --custom ${SIZE:-360x720}" \
  'output * background #5b6470 solid_color'
unset DISPLAY
start toprail "$PROGRAMS/toprail"
wait_until is_asked
start "$app" "$PROGRAMS/$app"
if [ "$DEMO" = nested ]; then
  echo "Tap into a field of the window that has opened, and type. Ctrl-C ends the demo."
  wait "${started[0]}" || true
  exit 0
fi
# An app that has no focused field yet doesn't call for the keyboard.
wait_for 5 is_shown || "$PROGRAMS/toprail" show >/dev/null
wait_for 5 same_twice || echo "Something still moves in the picture." >&2
cp "$private/now.png" "$picture"
echo "There is no display to show it on; this is its picture: $PWD/$picture"
