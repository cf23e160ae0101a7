// SPDX-License-Identifier: MIT

// How long the keys take: one JSON object a line, times in microseconds for one call.
// Run with `swift run -c release KeyBench`.

import InputAssistant

/// Prints the times of many calls.
func report(_ name: String, runs: Int, _ call: (Int) -> Int) {
  let clock = ContinuousClock()
  var sink = 0
  let times = (0..<runs).map { run in
    let spent = clock.measure { sink &+= call(run) }
    return Double(spent.components.seconds) * 1e6 + Double(spent.components.attoseconds) / 1e12
  }
  precondition(sink > 0, "Typing must have effects, else the times mean nothing.")
  let sorted = times.sorted()
  print(
    #"{"call": "\#(name)", "runs": \#(runs), "first_us": \#(times[0]), "#
      + #""median_us": \#(sorted[runs / 2]), "p95_us": \#(sorted[runs * 95 / 100])}"#)
}

let context = TextContext(before: String(repeating: "It was a dark and stormy night. ", count: 8))
var keyboard = KeyboardState()
report("begin", runs: 1_000) { _ in
  keyboard.begin(traits: InputTraits(), context: context)
  return 1
}

let arrangement = arrangeKeys(keyboard.layout, layer: .letters, width: 390)
let letters = arrangement.keys.filter { keyboard.layout[$0.id]?.text(isShifted: false) != nil }
report("hit", runs: 20_000) { run in
  arrangement.hit(letters[run % letters.count].frame.center)?.column ?? 0
}
report("press", runs: 20_000) { run in
  let key = letters[run % letters.count]
  defer { keyboard.cancel(touch: 0) }
  return 1
    + keyboard.press(key.id, touch: 0, at: key.frame.center, time: Double(run)).count
}
report("press and release", runs: 20_000) { run in
  let key = letters[run % letters.count]
  _ = keyboard.press(key.id, touch: 0, at: key.frame.center, time: Double(run))
  return keyboard.release(touch: 0, time: Double(run) + 0.1).count
}
report("arrange", runs: 5_000) { run in
  arrangeKeys(keyboard.layout, layer: .letters, width: Double(320 + run % 1000)).keys.count
}
