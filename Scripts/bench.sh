#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Measures `arrange`, the keys and layouts, and the start and memory of a small app beside a plain C program's.
# Writes one JSON object a line into build/bench/ and prints the medians; then measures the typing suggestions
# and the system keyboard.
set -euo pipefail
cd "$(dirname "$0")/.."
results=build/bench
runs=${RUNS:-15}

if [ "${1:-}" != --inside ]; then
  Scripts/setup.sh bench
  mkdir -p "$results"
  build=(swift build --package-path Benchmarks --configuration release)
  "${build[@]}"
  # As an app is shipped to machines without a Swift toolchain.
  "${build[@]}" --product TextViewApp --static-swift-stdlib --scratch-path Benchmarks/.build/static
  compiler=$(command -v cc || command -v clang)
  for source in text_view:gtk4 first_frame:"x11 xdamage"; do
    # shellcheck disable=SC2046,SC2086 # Flags are words.
    "$compiler" -O2 -Wall -o "$results/${source%:*}" "Benchmarks/Plain/${source%:*}.c" \
      $(pkg-config --cflags --libs ${source#*:})
  done
  PROGRAMS=$("${build[@]}" --show-bin-path) Scripts/headless.sh "$0" --inside
  Scripts/bench-suggestions.sh
  exec Scripts/bench-keyboard.sh
fi

# One round: each program with each renderer, one after the other.
start_all() {
  local renderer watch
  for renderer in cairo ''; do
    watch=(env ${renderer:+GSK_RENDERER=$renderer} "$results/first_frame")
    "${watch[@]}" c "$results/text_view"
    "${watch[@]}" toprail "$PROGRAMS/TextViewApp"
    "${watch[@]}" static Benchmarks/.build/static/release/TextViewApp
  done
}

# The median of a field for a program and a renderer: median c cairo rss_kib
median() {
  grep "\"program\": \"$1\", \"renderer\": \"$2\"" "$results/startup.jsonl" |
    sed "s/.*\"$3\": \([-0-9.]*\).*/\1/" | sort -n |
    awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'
}

print_startup() {
  local renderer field program
  printf '%-8s %-17s %9s %9s %6s %9s %6s\n' renderer median c toprail ratio static ratio
  for renderer in cairo default; do
    for field in exec_ms main_ms rss_kib pss_kib private_dirty_kib; do
      printf '%s %s' "$renderer" "$field"
      for program in c toprail static; do printf ' %s' "$(median $program $renderer $field)"; done
      echo
    done
  done | awk '{ printf "%-8s %-17s %9s %9s %6.2f %9s %6.2f\n", $1, $2, $3, $4, $4 / $3, $5, $5 / $3 }'
}

print_arrange() {
  sed 's/[{}"]//g; s/, /\n/g' "$results/arrange.jsonl" | awk -F': ' '
    BEGIN { printf "%8s %8s %12s %12s\n", "groups", "items", "median µs", "95 % µs" }
    { value[$1] = $2 }
    $1 == "p95_us" {
      printf "%8d %8d %12.1f %12.1f\n", value["groups"], value["items"], value["median_us"], $2
    }'
}

print_keys() {
  sed 's/[{}"]//g; s/, /\n/g' "$results/keys.jsonl" | awk -F': ' '
    BEGIN { printf "%-17s %12s %12s %12s\n", "call", "first µs", "median µs", "95 % µs" }
    { value[$1] = $2 }
    $1 == "p95_us" {
      printf "%-17s %12.1f %12.2f %12.2f\n", value["call"], value["first_us"], value["median_us"], $2
    }'
}

print_layout() {
  sed 's/[{}"]//g; s/, /\n/g' "$results/layout.jsonl" | awk -F': ' '
    BEGIN { printf "%-8s %10s %10s %10s %13s\n", "layout", "first ms", "resize ms", "worst ms", "unchanged ms" }
    { value[$1] = $2 }
    $1 == "unchanged" {
      printf "%-8s %10.2f %10.2f %10.2f %13.3f\n",
        value["layout"], value["first"], value["resize"], value["worst"], $2
    }'
}

"$PROGRAMS/ArrangeBench" >"$results/arrange.jsonl"
"$PROGRAMS/KeyBench" >"$results/keys.jsonl"
"$PROGRAMS/LayoutBench" >"$results/layout.jsonl"
start_all >/dev/null # fills the caches
for ((run = 0; run < runs; run++)); do start_all; done >"$results/startup.jsonl"
{
  print_arrange
  echo
  print_keys
  echo
  print_layout
  echo
  print_startup
} | tee "$results/summary.txt"
