#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks the style of the Swift code and of the scripts; with --repair it formats the Swift code.
set -euo pipefail
cd "$(dirname "$0")/.."
swift_code=(Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Keyboard)

Scripts/setup.sh lint
if [ "${1:-}" = --repair ]; then
  exec swift format --in-place --parallel --recursive "${swift_code[@]}"
fi
swift format lint --strict --parallel --recursive "${swift_code[@]}"
if command -v shellcheck >/dev/null; then
  shellcheck Scripts/*.sh .ci/run
else
  echo "The scripts were not checked: shellcheck is not installed."
fi
