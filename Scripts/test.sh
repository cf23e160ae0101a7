#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds and runs all tests without a screen, or those that match: Scripts/test.sh [FILTER]
# All tests run as some parts side by side, each with a screen of its own, because most of them wait for
# programs; build/test.log has the parts' output, one after the other.
# Ends with a line "N passed, N failed"; the exit code is 0 only if all passed.
set -euo pipefail
cd "$(dirname "$0")/.."
log=build/test.log

Scripts/setup.sh test
mkdir -p build
Scripts/lexicon.sh --quiet &
lexicon=$!
swift build --build-tests || { code=$?; wait; exit "$code"; }
wait "$lexicon"

# A warning of GTK's or GLib's ends the run: it is a mistake of ours. GLib ends it by a breakpoint, after
# which Swift's backtrace handler would go on.
export G_DEBUG=fatal-warnings SWIFT_BACKTRACE=enable=no GSK_RENDERER=cairo
: >"$log"

# Runs a command, shows its output as soon as no other part's is being shown, and says how it ended:
# part NAME COMMAND ARGUMENT...
part() {
  local name=$1 code=0 began=$SECONDS child
  shift
  "$@" >"build/test-$name.log" 2>&1 &
  child=$!
  # shellcheck disable=SC2064 # This child.
  trap "kill $child; wait $child; exit 143" TERM
  wait "$child" || code=$?
  trap - TERM
  echo "== $name ended with $code after $((SECONDS - began)) s" >>"build/test-$name.log"
  flock "$log" tee -a "$log" <"build/test-$name.log"
  rm "build/test-$name.log"
}

# The part that runs a class of XCTest's, TARGET.CLASS: each is in one.
part_of() {
  case $1 in
    KeyboardEndToEndTests.*) of=keyboards ;;
    EndToEndTests.ReadmeTests) of=readme ;;
    EndToEndTests.[A-K]*) of=apps-1 ;;
    EndToEndTests.[L-Q]*) of=apps-2 ;;
    EndToEndTests.*) of=apps-3 ;;
    *) of=windows ;;
  esac
}

# Runs the classes of a part: xctests NAME
xctests() {
  local class of chosen=
  for class in $classes; do
    part_of "$class"
    [ "$of" != "$1" ] || chosen+=,$class
  done
  part "$1" Scripts/headless.sh "$program" "${chosen#,}"
}

# Runs Swift Testing's tests that the options choose: swift_tests NAME OPTION...
swift_tests() {
  local name=$1
  shift
  part "$name" Scripts/headless.sh "$program" --testing-library swift-testing --no-parallel "$@"
}

# Random texts for the suggestions get nowhere in their minute without optimization.
build_fuzz() {
  part fuzz-build swift build -c release --scratch-path build/release --product FuzzSuggestions
}

# Leaves the processor to parts with a smaller number.
yield_by() { renice --priority "$1" --pid "$BASHPID" >/dev/null; }

# People who type at a speed have the processor first, then those who wait for windows; what computes takes
# what is left of it.
all() {
  # The program is called by itself: two of `swift test` lock each other out.
  program=$(swift build --show-bin-path)/toprailPackageTests.xctest
  classes=$("$program" --list-tests | sed -n 's|^\([^/ ]*\)/.*|\1|p' | sort -u)
  {
    xctests keyboards
    swift_tests compositors --filter '^SystemKeyboardDoubleTests\.'
    xctests apps-3
  } &
  { yield_by 5 && xctests apps-1 && xctests windows; } &
  { yield_by 5 && xctests apps-2; } &
  {
    yield_by 15
    swift_tests values \
      --skip '^SystemKeyboardDoubleTests\.' --skip '^SuggestionsTests\.FuzzTests'
  } &
  {
    yield_by 15
    build_fuzz
    swift_tests fuzz --filter '^SuggestionsTests\.FuzzTests'
    xctests readme
  } &
  local job
  for job in $(jobs -p); do
    wait "$job" || echo "== the parts one after another ended with $?" >>"$log"
  done
}

stop() {
  trap - INT TERM
  mapfile -t children < <(jobs -p)
  kill "${children[@]}"
  wait
  exit "$1"
}
trap 'stop 130' INT
trap 'stop 143' TERM HUP

case ${1:-} in
  '') all ;;
  *)
    case $1 in *Fuzz*) build_fuzz ;; esac
    part matching Scripts/headless.sh swift test --skip-build --no-parallel --filter "$1"
    ;;
esac
exec awk -f Scripts/count-tests.awk "$log"
