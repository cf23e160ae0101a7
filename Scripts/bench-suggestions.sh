#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Measures the typing suggestions beside other engines, with the same person typing the same phrases.
# Writes build/bench/suggestions.jsonl, .txt and .svg; PHRASES=FILE types other phrases, RUNS=N more often.
set -euo pipefail
cd "$(dirname "$0")/.."
results=build/bench
peers=build/peers
phrases=${PHRASES:-Benchmarks/Data/phrases.txt}
runs=${RUNS:-5}

[ -r "$phrases" ] || { echo "'$phrases' can't be read: name a file with a phrase a line." >&2; exit 66; }
Scripts/setup.sh bench
mkdir -p "$results"
swift build --configuration release --product suggest
suggest=$(swift build --configuration release --show-bin-path)/suggest
for model in full compact; do
  "$suggest" info --model "$model" >/dev/null 2>&1 || { make lexicon; break; }
done

# Debian's Python sees Debian's engines too; the other packages stay in this folder.
[ -x "$peers/bin/python" ] || /usr/bin/python3 -m venv --system-site-packages "$peers"
"$peers/bin/python" -c 'import symspellpy, wordfreq' 2>/dev/null ||
  "$peers/bin/pip" install --quiet --disable-pip-version-check wordfreq==3.1.1 symspellpy==6.10.1

export PYTHONDONTWRITEBYTECODE=1
"$peers/bin/python" Benchmarks/Peers/check.py

# One processor, so that its clock and caches are the same for all.
pinned=()
if command -v taskset >/dev/null; then
  last=$(awk -F '[\t,-]' '/^Cpus_allowed_list/ { print $NF }' /proc/self/status)
  pinned=(taskset --cpu-list "$last")
fi

# Runs a command and adds the engine's name to the object that it prints.
measure() {
  local name=$1
  shift
  "${pinned[@]}" "$@" | sed "s/^{/{\"engine\": \"$name\", /"
}

# A peer starts with a home folder of its own: what it learned in the run before is forgotten.
measure_peer() {
  local home
  home=$(mktemp -d)
  measure "$1" env HOME="$home" "$peers/bin/python" Benchmarks/Peers/measure.py "$2" "$phrases"
  rm -r "$home"
}

round() {
  measure "Toprail" "$suggest" evaluate --model full --phrases "$phrases"
  measure "Toprail, compact" "$suggest" evaluate --model compact --phrases "$phrases"
  measure "Toprail, suppressing" "$suggest" evaluate --suppress-rejected --phrases "$phrases"
  measure_peer "presage" presage
  measure_peer "Onboard" onboard
  measure_peer "wordfreq + symspell" frequencies
}

for ((run = 0; run < runs; run++)); do round; done >"$results/suggestions.jsonl"
"$peers/bin/python" Benchmarks/Peers/report.py "$results/suggestions.jsonl" "$results/suggestions.svg" |
  tee "$results/suggestions.txt"
