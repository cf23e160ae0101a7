#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Measures the system keyboard beside wvkbd and squeekboard in one headless session, one after the other, then
# has it take many taps: RUNS=N rounds, 30 unless given; TAPS=N taps, 100000 unless given.
# Writes build/bench/keyboard.jsonl, keyboard-soak.jsonl and keyboard.txt.
set -euo pipefail
cd "$(dirname "$0")/.."
results=build/bench
runs=${RUNS:-30}
taps=${TAPS:-100000}

Scripts/setup.sh bench
Scripts/lexicon.sh --quiet
mkdir -p "$results"
# As it is shipped.
Scripts/release.sh
for product in Finger bench-keyboard; do swift build -c release --product "$product"; done
bench=$(swift build -c release --show-bin-path)/bench-keyboard
toprail=(build/static/release/toprail "${XDG_CACHE_HOME:-$HOME/.cache}/toprail/en-full.v1.lex")

{
  "$bench" compare "$runs" 100 "$results/keyboard.jsonl" "${toprail[@]}"
  echo
  "$bench" soak "$taps" "$results/keyboard-soak.jsonl" toprail "${toprail[@]}"
} | tee "$results/keyboard.txt"
