# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# What scripts share that start programs in a folder of their own and wait for them; to be sourced, not run.
# $private is that folder, and programs whose ids are in $started end with the script.

private=$(mktemp -d)
started=()
# shellcheck disable=SC2317 # The trap calls it.
end_session() {
  [ "${#started[@]}" -eq 0 ] || kill "${started[@]}" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$private"
}
trap end_session EXIT

# Starts a program with its output in $private/NAME.log: start NAME COMMAND ARGUMENT...
start() {
  "${@:2}" >"$private/$1.log" 2>&1 &
  started+=($!)
}

# Ends what start began last.
stop_last() {
  kill "${started[-1]}"
  wait "${started[-1]}" 2>/dev/null || true
  unset 'started[-1]'
}

# Tries a command twenty times a second until it succeeds, for so many seconds: wait_for 10 COMMAND ARGUMENT...
wait_for() {
  local tries
  for ((tries = 0; tries < $1 * 20; tries++)); do
    if "${@:2}"; then return 0; fi
    sleep 0.05
  done
  return 1
}

# Waits until a command succeeds, or ends the script with what the programs said: wait_until COMMAND ARGUMENT...
wait_until() {
  wait_for 10 "$@" && return
  echo "Waited in vain for: $*" >&2
  cat "$private"/*.log >&2
  exit 1
}

# Whether the system keyboard stands in its place.
# shellcheck disable=SC2317 # wait_for calls it.
is_shown() { "$PROGRAMS/toprail" elements 2>/dev/null | head -n 1 | grep -q 'shown$'; }

# Whether nothing moves on the screen, of which $private/now.png is a picture then.
# shellcheck disable=SC2317 # wait_for calls it.
same_twice() {
  grim "$private/before.png"
  sleep 0.2
  grim "$private/now.png"
  cmp -s "$private/before.png" "$private/now.png"
}

# Starts a sway that draws without a graphics card, and makes it the session's compositor, for GTK too:
# start_sway headless|wayland|x11 LINE-OF-ITS-CONFIGURATION...
start_sway() {
  local as_nobody=() display=()
  mkdir -m 700 "$private/runtime"
  printf '%s\n' 'default_border none' "${@:2}" >"$private/sway.config"
  if [ "$(id -u)" -eq 0 ]; then # sway refuses to run as root
    chown -R 65534:65534 "$private"
    as_nobody=(setpriv --reuid=65534 --regid=65534 --clear-groups)
  fi
  [ "$1" != headless ] || display=(-u DISPLAY -u WAYLAND_DISPLAY)
  start sway env "${display[@]}" XDG_RUNTIME_DIR="$private/runtime" HOME="$private" WLR_BACKENDS="$1" \
    WLR_RENDERER="${WLR_RENDERER:-pixman}" WLR_LIBINPUT_NO_DEVICES=1 \
    "${as_nobody[@]}" sway --config "$private/sway.config"
  wait_until socket_exists
  WAYLAND_DISPLAY=$(basename "$private"/runtime/wayland-?)
  SWAYSOCK=$(echo "$private"/runtime/sway-ipc.*)
  export WAYLAND_DISPLAY SWAYSOCK XDG_RUNTIME_DIR=$private/runtime GDK_BACKEND=wayland GSK_RENDERER=cairo
}
# shellcheck disable=SC2317 # wait_for calls it.
socket_exists() { compgen -G "$private/runtime/sway-ipc.*" >/dev/null; }
