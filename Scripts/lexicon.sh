#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the lexicon of the typing suggestions, once: Scripts/lexicon.sh [build-lexicon's options]
# Afterwards it only looks whether the packages' data are still the same.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh lexicon
# In release mode it takes seconds, in debug mode minutes; the other builds' files stay as they are.
mkdir -p build
[ -x build/release/release/build-lexicon ] ||
  echo "Building the program that makes the lexicon; that takes a minute, once." >&2
swift build -c release --scratch-path build/release --product build-lexicon >build/lexicon.log 2>&1 || {
  cat build/lexicon.log >&2
  exit 1
}
exec build/release/release/build-lexicon "$@"
