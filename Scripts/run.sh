#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds and starts an example: Scripts/run.sh Notes
# Without a display it is served to a browser by GTK's Broadway server, on this machine alone.
set -euo pipefail
cd "$(dirname "$0")/.."
example=${1:-Notes}

[ -f "Examples/$example/AppDelegate.swift" ] || {
  examples=(Examples/*/AppDelegate.swift)
  examples=("${examples[@]#Examples/}")
  echo "There is no example '$example'. There are: ${examples[*]%/AppDelegate.swift}" >&2
  exit 64
}
Scripts/setup.sh run
Scripts/lexicon.sh ||
  echo "There will be no typing suggestions: the lexicon could not be built. All else works." >&2
swift build --product "$example"
program="$(swift build --show-bin-path)/$example"

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec "$program"
fi

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
runs() { kill -0 "$1" 2>/dev/null; }

private=$(mktemp -d)
server='' app=''
stop() {
  [ -z "$app" ] || kill "$app" 2>/dev/null || true
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$private"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# Starts the server on a port; fails if somebody else has it.
serve() {
  local tries
  if answers "$1"; then return 1; fi
  gtk4-broadwayd --address 127.0.0.1 --port "$1" :5 >"$private/server.log" 2>&1 &
  server=$!
  for ((tries = 0; tries < 100; tries++)); do
    runs "$server" || break
    if answers "$1"; then return 0; fi
    sleep 0.05
  done
  kill "$server" 2>/dev/null || true
  server=''
  return 1
}

unset GSK_RENDERER # with any other than Broadway's own, GTK 4.8's server aborts
# With one button in its title bar the window gets narrow enough for the bar to collapse.
mkdir -p "$private/config/gtk-4.0"
printf '[Settings]\ngtk-decoration-layout=:close\n' >"$private/config/gtk-4.0/settings.ini"
export XDG_CONFIG_DIRS=$private/config:${XDG_CONFIG_DIRS:-/etc/xdg}
export XDG_RUNTIME_DIR=$private GDK_BACKEND=broadway BROADWAY_DISPLAY=:5
for ((port = 8085; port < 8185; port++)); do
  if serve "$port"; then break; fi
done
[ -n "$server" ] || {
  echo "gtk4-broadwayd found no free port from 8085 to 8184:" >&2
  cat "$private/server.log" >&2
  exit 1
}

# No session bus means nobody to tell about accessibility.
[ -n "${DBUS_SESSION_BUS_ADDRESS:-}" ] || export GTK_A11Y=none
"$program" &
app=$!
echo "Open http://127.0.0.1:$port in a browser; stop with Ctrl-C"
wait "$app"
