#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Prints which functions of the Swift runtime ran, for the linker to lay them side by side:
# Scripts/runtime-order.sh CALLS > Scripts/runtime.order
# CALLS is what `valgrind --tool=callgrind --demangle=no --callgrind-out-file=CALLS` wrote of a toprail with
# symbols (SYMBOLS=1 Scripts/release.sh) that came up, was typed on, and ended.
set -euo pipefail

rooms='14SystemKeyboard|14InputAssistant|8Painting|7Wayland|4GLib|11Suggestions|toprail'
echo "# Which functions of the Swift runtime lie side by side; made by Scripts/runtime-order.sh."
awk -v rooms="$rooms" '
  # A name has a number, and stands beside it the first time only.
  function named(text) {
    match(text, /\([0-9]+\)/)
    id = substr(text, RSTART, RLENGTH)
    rest = substr(text, RSTART + RLENGTH + 1)
    return rest
  }
  /^c?ob=/ {
    name = named($0)
    if (name != "") objects[id] = name
    if ($0 ~ /^ob=/) object = objects[id]
  }
  /^c?fn=/ {
    name = named($0)
    if (name != "") functions[id] = name
    if ($0 !~ /^fn=/ || object !~ /toprail/) next
    name = functions[id]
    sub(/\x27[0-9]+$/, "", name)
    if (name !~ /^0x/ && name !~ /^\(/ && name !~ rooms && !printed[name]++) print name
  }
' "$1"
