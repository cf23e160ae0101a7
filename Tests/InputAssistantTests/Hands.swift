// SPDX-License-Identifier: MIT

import InputAssistant

/// Fingers on a keyboard of its own, which type what stands on the caps, and what came of it.
struct Hands {
  var keyboard = KeyboardState()
  var time = 100.0
  var effects: [KeyEffect] = []

  init(_ traits: InputTraits = plainTraits, before: String = "", after: String = "") {
    keyboard.begin(traits: traits, context: TextContext(before: before, after: after))
  }

  /// The key with a label or spoken label on the layer that shows.
  func key(_ label: String) -> KeyID {
    let keys = keyboard.layout.keys(on: keyboard.layer)
    let found = keys.first {
      if label == "shift" { return keyboard.layout[$0]?.action == .shift }
      let look = keyboard.appearance(of: $0)
      return look.label.lowercased() == label.lowercased() || look.spokenLabel == label
    }
    return found ?? KeyID(.letters, row: 99, column: 99)
  }

  mutating func press(_ label: String, touch: Int = 0, x: Double = 0) {
    effects += keyboard.press(key(label), touch: touch, at: Point(x: x, y: 0), time: time)
  }

  mutating func move(to label: String?, touch: Int = 0, x: Double = 0) {
    let target = label.map(key)
    effects += keyboard.move(touch: touch, to: Point(x: x, y: 0), over: target, time: time)
  }

  mutating func release(touch: Int = 0) {
    effects += keyboard.release(touch: touch, time: time)
  }

  mutating func tap(_ labels: String...) {
    for label in labels {
      press(label)
      wait(0.05)
      release()
      wait(0.05)
    }
  }

  /// Lets time pass, with a tick whenever one is due.
  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while let due = keyboard.nextDeadline, due <= end {
      time = max(time, due)
      effects += keyboard.tick(time: time)
    }
    time = end
  }

  /// What a field holds after the effects, with "<" for the caret where it moved.
  var typed: String {
    effects.reduce(into: "") { text, effect in
      switch effect {
      case .insert(let letters): text += letters
      case .deleteBackward(let count): text.removeLast(min(count, text.count))
      case .replaceBeforeCaret(let count, let letters):
        text.removeLast(min(count, text.count))
        text += letters
      case .moveCaret(let count): text += "{\(count)}"
      case .pressReturn: text += "\n"
      case .press(let stroke): text += "{\(stroke)}"
      case .hide: text += "{hide}"
      }
    }
  }
}

/// Traits of a field that capitalizes nothing by itself.
let plainTraits = traits(.default) { $0.autocapitalization = .none }

/// Traits with a kind of keys.
func traits(
  _ keyboard: InputTraits.Keyboard, _ change: (inout InputTraits) -> Void = { _ in }
) -> InputTraits {
  var traits = InputTraits()
  traits.keyboard = keyboard
  change(&traits)
  return traits
}
