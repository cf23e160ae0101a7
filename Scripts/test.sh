#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds and runs all tests without a screen, or those that match: Scripts/test.sh [FILTER]
# Ends with a line "N passed, N failed"; the exit code is 0 only if all passed.
set -euo pipefail
cd "$(dirname "$0")/.."
log=build/test.log

Scripts/setup.sh test
Scripts/lexicon.sh --quiet
mkdir -p build
swift build --build-tests
# Without optimization it would get nowhere in its minute.
case ${1:-Fuzz} in *Fuzz*) swift build -c release --scratch-path build/release --product FuzzSuggestions ;; esac

# A warning of GTK's or GLib's ends the run: it is a mistake of ours. GLib ends it by a breakpoint, after
# which Swift's backtrace handler would go on.
export G_DEBUG=fatal-warnings SWIFT_BACKTRACE=enable=no GSK_RENDERER=cairo
code=0
Scripts/headless.sh swift test --skip-build --no-parallel ${1:+--filter "$1"} 2>&1 |
  tee "$log" || code=$?

exec awk -v code="$code" -f Scripts/count-tests.awk "$log"
