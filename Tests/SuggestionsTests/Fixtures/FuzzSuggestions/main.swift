// SPDX-License-Identifier: MIT

// Asks the engine for words after texts that programs stumble over, until the time is up.
// TOPRAIL_FUZZ_SEED repeats a run, TOPRAIL_FUZZ_SECONDS says how long. Ends with 1 at the first finding.

import Foundation
import Suggestions
import TestSupport

private func number(_ name: String) -> UInt64? {
  LexiconPlace.variable(name).flatMap { UInt64($0) }
}

private func describe(_ text: String) -> String {
  text.unicodeScalars.count <= 60
    ? text.debugDescription
    : "… " + String(String.UnicodeScalarView(text.unicodeScalars.suffix(60))).debugDescription
}

let firstSeed = number("TOPRAIL_FUZZ_SEED") ?? MonotonicClock.now()
let seconds = number("TOPRAIL_FUZZ_SECONDS") ?? 60
print("seed \(firstSeed), \(seconds) s")
// Known even if it ends in a trap.
fflush(nil)

var random = SplitMix64(seed: firstSeed)
let subjects = [try FuzzLexicon.made(&random), FuzzLexicon.installed()].compactMap(\.self)
if subjects.count == 1 { print("no lexicon is installed: a made one alone") }
var fuzzers = subjects.map { Fuzzer($0) }
let start = MonotonicClock.now()
var (seed, rounds) = (firstSeed, 0)
while MonotonicClock.now() - start < seconds * 1_000_000_000 {
  for index in fuzzers.indices {
    do {
      try fuzzers[index].round(seed: seed)
    } catch {
      print("round \(rounds), lexicon \(index): \(error.what)")
      print("before: \(describe(error.context.before))")
      print("selected: \(describe(error.context.selected))")
      print("after: \(describe(error.context.after))")
      print("again: TOPRAIL_FUZZ_SEED=\(firstSeed)")
      exit(1)
    }
  }
  (seed, rounds) = (seed &+ 1, rounds + 1)
}
for (index, fuzzer) in fuzzers.enumerated() {
  print(
    "lexicon \(index): \(fuzzer.answers) answers, \(fuzzer.offers) words, "
      + "slowest answer \(fuzzer.slowest / 1000) µs, slowest step \(fuzzer.slowestStep / 1000) µs")
}
print("\(rounds) rounds without a finding")
