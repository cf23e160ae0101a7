// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

/// A terminal's keyboard and the oracle that go through the same events.
private struct Pair: OraclePair {
  var keyboard = KeyboardState()
  var oracle = OracleModifiers()
  var output: [String] = []
  var time = 10.0
  var down: Set<Int> = []

  init() { keyboard.begin(traits: terminalTraits, context: TextContext()) }

  mutating func press(_ key: OracleModifiers.Key, finger: Int) {
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
      oracle.cancel(finger)
    } else {
      add(keyboard.release(touch: finger, time: time))
      oracle.release(finger)
    }
  }

  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while let due = keyboard.nextDeadline, due <= end { add(keyboard.tick(time: due)) }
    oracle.wait(to: end)
    time = end
  }

  private mutating func add(_ effects: [KeyEffect]) {
    output += effects.map { effect in
      switch effect {
      case .insert("q"): "q"
      case .insert(" "): "space"
      case .deleteBackward(1): "delete"
      case .press(let stroke): stroke.oracleName
      default: "\(effect)"
      }
    }
  }

  /// What is wrong at this moment; nil if nothing is.
  var mistake: String? {
    if output != oracle.output { return "typed \(output) instead of \(oracle.output)" }
    for (modifier, key) in [(KeyModifiers.control, OracleModifiers.Key.control), (.alt, .alt)] {
      let isOn = keyboard.modifiers.contains(modifier)
      let isLocked = keyboard.lockedModifiers.contains(modifier)
      let state = isLocked ? "locked" : isOn ? "once" : "off"
      if state != oracle.state(key) || isLocked && !isOn {
        return "\(key) is \(state) instead of \(oracle.state(key))"
      }
    }
    if keyboard.pressedKeys != oracle.held.map(\.id) { return "pressed \(keyboard.pressedKeys)" }
    guard down.isEmpty else { return nil }
    return keyboard.nextDeadline == nil && keyboard.popUp == nil ? nil : "something is stuck"
  }
}

extension KeyStroke {
  fileprivate var oracleName: String {
    let prefix =
      (modifiers.contains(.control) ? "^" : "") + (modifiers.contains(.alt) ? "!" : "")
      + (modifiers.contains(.shift) ? "+" : "")
    switch key {
    case .character(" "): return prefix + "space"
    case .character(let character): return prefix + String(character)
    case .backspace: return prefix + "delete"
    default: return prefix + "\(key)"
    }
  }
}

extension OracleModifiers.Key {
  fileprivate var id: KeyID {
    switch self {
    case .escape: KeyID(.letters, row: 0, column: 0)
    case .control: KeyID(.letters, row: 0, column: 2)
    case .alt: KeyID(.letters, row: 0, column: 3)
    case .left: KeyID(.letters, row: 0, column: 4)
    case .q: KeyID(.letters, row: 1, column: 0)
    case .delete: KeyID(.letters, row: 3, column: 8)
    case .space: KeyID(.letters, row: 4, column: 2)
    }
  }
}

@Suite("All short sequences on a terminal's keys")
struct ModifiersExhaustiveTests {
  @Test(
    "Agree with the rules, and leave nothing held by itself",
    arguments: [
      ([OracleModifiers.Key.q, .control], [0.51], 6), ([.left, .control], [0.55, 0.27], 5),
      ([.control, .alt], [0.2, 0.35], 6), ([.escape, .alt, .q], [0.51], 5),
      ([.delete, .control, .space], [0.55], 5),
      (OracleModifiers.Key.allCases, [0.3], 4),
    ])
  func agrees(keys: [OracleModifiers.Key], waits: [Double], length: Int) {
    var walk = SequenceWalk<Pair>(keys: keys, waits: waits)
    walk.go(Pair(), length)
    #expect(walk.mistakes == [] && walk.count > 1000)
  }
}
