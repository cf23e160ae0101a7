// SPDX-License-Identifier: MIT

import Foundation

/// Measures keyboards one after the other, in an order that goes round.
func compare(_ keyboards: [Contender], runs: Int, taps: Int, results: Results) throws {
  let bench = try Bench()
  defer { bench.stop() }
  // Once for the caches.
  for keyboard in keyboards { _ = try bench.start(keyboard) }
  var comparison = Comparison(of: keyboards.map(\.name))
  for run in 0..<runs {
    for place in keyboards.indices {
      let keyboard = keyboards[(run + place) % keyboards.count]
      let turn = Comparison.Turn(
        keyboard: keyboard.name, start: try bench.start(keyboard),
        typing: try bench.type(taps, on: keyboard))
      try results.write(turn)
      comparison.add(turn)
    }
  }
  print(comparison.table, terminator: "")
}

/// Has a keyboard take many taps, and prints what it has in memory every tenth of them.
func soak(_ keyboard: Contender, taps: Int, results: Results) throws {
  let bench = try Bench()
  defer { bench.stop() }
  print("\(keyboard.name)\n   taps  PSS, KiB  dirty, KiB  files  CPU of a tap, ms")
  try bench.soak(keyboard, taps: taps, steps: 10) { step in
    try results.write(step)
    print(
      String(
        format: "%7d %9d %11d %6d %17.3f", step.taps, step.memory.pss, step.memory.dirty,
        step.descriptors, step.processor))
  }
}

guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data(Arguments.usage.utf8))
  exit(64)
}
// What has ended is told by what writing to it throws.
signal(SIGPIPE, SIG_IGN)
do {
  let results = try Results(arguments.results)
  switch arguments.task {
  case .compare(let runs):
    try compare(arguments.keyboards, runs: runs, taps: arguments.taps, results: results)
  case .soak:
    for keyboard in arguments.keyboards {
      try soak(keyboard, taps: arguments.taps, results: results)
    }
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
