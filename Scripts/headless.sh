#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs a command with an X server, a session bus and folders of its own, so that nothing of the
# user's desktop or settings matters: Scripts/headless.sh COMMAND ARGUMENT...
# Everything it started is stopped at the end; the exit code is the command's.
set -euo pipefail

private=$(mktemp -d)
command='' servers=()
# shellcheck disable=SC2317 # The trap calls it.
stop() {
  [ -z "$command" ] || kill -- "-$command" 2>/dev/null || true
  kill "${servers[@]}" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$private" 2>/dev/null || true
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

mkdir -m 700 "$private"/{home,runtime,config,cache,data}
# Pictures of a text differ by what was done to it, and not by its caret.
mkdir "$private/config/gtk-4.0"
printf '[Settings]\ngtk-cursor-blink=false\n' >"$private/config/gtk-4.0/settings.ini"
# No lexicon of the user's or the system's is found; a test that wants words is told where the user's are.
: "${TOPRAIL_LEXICONS:=${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/toprail}"
export TOPRAIL_LEXICONS
shares=''
IFS=: read -ra folders <<<"${XDG_DATA_DIRS:-/usr/local/share:/usr/share}"
for folder in "${folders[@]}"; do
  if [ -d "$folder/toprail" ]; then
    links=$(mktemp -d "$private/share.XXXX")
    find "$folder" -mindepth 1 -maxdepth 1 ! -name toprail -exec ln -s -t "$links" {} +
    folder=$links
  fi
  shares=${shares:+$shares:}$folder
done
export XDG_DATA_DIRS=$shares
export HOME=$private/home XDG_RUNTIME_DIR=$private/runtime XDG_CONFIG_HOME=$private/config
export XDG_CACHE_HOME=$private/cache XDG_DATA_HOME=$private/data
export GDK_BACKEND=x11 GSETTINGS_BACKEND=memory LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY BROADWAY_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS NO_AT_BRIDGE
unset GTK_A11Y GTK_THEME GTK_DEBUG LANGUAGE

# Starts a server that writes what its clients need to descriptor 3, and sets `answer` to it.
start() {
  local pipe=$private/$1.answer
  mkfifo "$pipe"
  "$@" 3>"$pipe" >"$private/$1.log" 2>&1 &
  servers+=($!)
  if ! read -r -t 30 answer <"$pipe"; then
    echo "$1 did not start:" >&2
    cat "$private/$1.log" >&2
    exit 1
  fi
}

start Xvfb -displayfd 3 -screen 0 "${SCREEN:-1920x1200x24}" -nolisten tcp -noreset
export DISPLAY=:$answer
start dbus-daemon --session --nofork --nopidfile --print-address=3
export DBUS_SESSION_BUS_ADDRESS=$answer

# A session of its own, so that whatever it leaves running can be stopped with it.
setsid "$@" &
command=$!
code=0
wait "$command" || code=$?
exit "$code"
