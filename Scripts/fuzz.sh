#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Asks the engine for words after random texts: Scripts/fuzz.sh [SECONDS], ten minutes if not said.
# Ends with 1 at the first finding, and prints the seed; TOPRAIL_FUZZ_SEED repeats a run.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release --scratch-path build/release --product FuzzSuggestions
export TOPRAIL_FUZZ_SECONDS=${1:-${TOPRAIL_FUZZ_SECONDS:-600}}
exec build/release/release/FuzzSuggestions
