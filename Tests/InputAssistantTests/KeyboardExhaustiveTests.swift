// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

/// A keyboard and the oracle that go through the same events.
private struct Pair: OraclePair {
  var keyboard: KeyboardState
  var oracle = OracleKeyboard()
  var output: [String] = []
  var time = 10.0
  var down: Set<Int> = []

  init() {
    keyboard = KeyboardState()
    keyboard.begin(traits: plainTraits, context: TextContext())
  }

  mutating func press(_ key: OracleKeyboard.Key, finger: Int) {
    time += 0.05
    down.insert(finger)
    add(keyboard.press(key.id, touch: finger, at: Point(x: 0, y: 0), time: time))
    oracle.press(key, finger: finger, at: time)
  }

  mutating func lift(_ finger: Int, cancels: Bool) {
    time += 0.05
    down.remove(finger)
    if cancels {
      keyboard.cancel(touch: finger)
      oracle.cancel(finger, at: time)
    } else {
      add(keyboard.release(touch: finger, time: time))
      oracle.release(finger, at: time)
    }
  }

  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while let due = keyboard.nextDeadline, due <= end { add(keyboard.tick(time: due)) }
    oracle.wait(from: time, to: end)
    time = end
  }

  private mutating func add(_ effects: [KeyEffect]) {
    output += effects.map { effect in
      switch effect {
      case .insert(let text): text
      case .deleteBackward(1): "<"
      case .replaceBeforeCaret(1, with: ". "): "."
      default: "\(effect)"
      }
    }
  }

  /// What is wrong at this moment; nil if nothing is.
  var mistake: String? {
    if output != oracle.output { return "typed \(output) instead of \(oracle.output)" }
    if keyboard.shift.rawValue != oracle.capital { return "shift is \(keyboard.shift)" }
    if keyboard.pressedKeys != oracle.held.map(\.id) { return "pressed \(keyboard.pressedKeys)" }
    guard down.isEmpty else { return nil }
    if keyboard.popUp != nil || keyboard.nextDeadline != nil || !oracle.isIdle {
      return "something is stuck"
    }
    return nil
  }
}

extension OracleKeyboard.Key {
  fileprivate var id: KeyID {
    switch self {
    case .q: KeyID(.letters, row: 0, column: 0)
    case .w: KeyID(.letters, row: 0, column: 1)
    case .space: KeyID(.letters, row: 3, column: 2)
    case .shift: KeyID(.letters, row: 2, column: 0)
    case .delete: KeyID(.letters, row: 2, column: 8)
    }
  }
}

@Suite("All short sequences on the keys")
struct KeyboardExhaustiveTests {
  @Test(
    "Agree with the rules, and leave nothing stuck",
    arguments: [
      ([OracleKeyboard.Key.q, .shift], [0.6], 6), ([.q, .space], [0.72], 6),
      ([.q, .delete], [0.55, 1.01], 6), ([.shift], [0.2, 0.35], 7), ([.q, .w, .shift], [], 6),
      ([.q, .space, .shift, .delete], [0.3], 5),
    ])
  func agrees(keys: [OracleKeyboard.Key], waits: [Double], length: Int) {
    var walk = SequenceWalk<Pair>(keys: keys, waits: waits)
    walk.go(Pair(), length)
    #expect(walk.mistakes == [] && walk.count > 1000)
  }
}
