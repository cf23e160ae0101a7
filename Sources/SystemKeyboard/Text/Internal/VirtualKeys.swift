// SPDX-License-Identifier: MIT

import InputAssistant

/// The virtual keyboard: presses keys with their modifiers and lets all of them go at once.
///
/// The keymap goes out when somebody is about to type, and again only when a character comes that none of
/// its keys types: the compositor then gives it to the focused client, and the hardware keyboard's again
/// with the next key there.
@MainActor
final class VirtualKeys {
  private let wire: any InputMethodWire
  private var spare = [Unicode.Scalar?](repeating: nil, count: KeyCode.spare.count)
  private var nextSpare = 0
  private var isKeymapCurrent = false
  private var wasReset = false
  private var firstKeyTime: UInt32?

  init(wire: any InputMethodWire) { self.wire = wire }

  /// Lets go of whatever a keyboard that died may have held, before the next key.
  func reset() {
    isKeymapCurrent = false
    wasReset = false
    firstKeyTime = nil
  }

  /// Whether the first key was typed only just now, for which the focus may go and come back.
  ///
  /// - Parameter time: Milliseconds of the monotonic clock.
  func isNew(at time: UInt32) -> Bool {
    firstKeyTime.map { time &- $0 < Self.newness } ?? false
  }

  /// How long the keyboard is new, in milliseconds.
  private static let newness: UInt32 = 1000

  /// Types keys one after the other; the caller flushes.
  ///
  /// - Parameter time: Milliseconds of the monotonic clock.
  func type(_ strokes: [KeyStroke], time: UInt32) {
    guard wire.hasVirtualKeyboard else { return }
    for stroke in strokes {
      guard case .character(let character) = stroke.key else {
        if let code = KeyCode.code(stroke.key) { press(code, stroke.modifiers, time) }
        continue
      }
      for scalar in character.unicodeScalars {
        let (code, needsShift) = key(for: scalar)
        press(code, needsShift ? stroke.modifiers.union(.shift) : stroke.modifiers, time)
      }
    }
  }

  /// The key that types a character; one that has none gets the spare key that waited longest.
  private func key(for scalar: Unicode.Scalar) -> (code: UInt32, needsShift: Bool) {
    if scalar.isASCII {
      let key = KeyCode.ascii[Int(scalar.value)]
      if key.code != 0 { return key }
    }
    if let known = spare.firstIndex(of: scalar) { return (KeyCode.spare[known], false) }
    let index = nextSpare
    spare[index] = scalar
    nextSpare = (index + 1) % spare.count
    isKeymapCurrent = false
    return (KeyCode.spare[index], false)
  }

  private func press(_ code: UInt32, _ modifiers: KeyModifiers, _ time: UInt32) {
    prepare(time)
    var mask: UInt32 = 0
    for (modifier, code, bit) in Self.modifiers where modifiers.contains(modifier) {
      mask |= bit
      wire.key(code, isPressed: true, time: time)
      tell(mask)
    }
    wire.key(code, isPressed: true, time: time)
    wire.key(code, isPressed: false, time: time)
    for (modifier, code, bit) in Self.modifiers.reversed() where modifiers.contains(modifier) {
      mask &= ~bit
      wire.key(code, isPressed: false, time: time)
      tell(mask)
    }
  }

  /// Sends the keymap if need be; a key or modifiers before the first one would end the connection.
  ///
  /// The first one makes the seat have another keyboard, for which sway takes the focus from the window for
  /// a moment: nothing should have been typed yet.
  func prepare(_ time: UInt32) {
    if !isKeymapCurrent {
      wire.uploadKeymap(KeymapText.make(spare: spare))
      isKeymapCurrent = true
    }
    guard !wasReset else { return }
    (wasReset, firstKeyTime) = (true, time)
    for (_, code, _) in Self.modifiers { wire.key(code, isPressed: false, time: time) }
    wire.key(KeyCode.superKey, isPressed: false, time: time)
    tell(0)
    // sway takes the focus away for a moment at the first key that is pressed, so one is that types nothing.
    wire.key(KeyCode.shift, isPressed: true, time: time)
    wire.key(KeyCode.shift, isPressed: false, time: time)
  }

  private func tell(_ mask: UInt32) {
    wire.modifiers(depressed: mask, latched: 0, locked: 0, group: 0)
  }

  /// What is held, by which key, and its bit in XKB: Shift, Control and Mod1.
  private static let modifiers: [(KeyModifiers, code: UInt32, bit: UInt32)] = [
    (.control, KeyCode.control, 4), (.alt, KeyCode.alt, 8), (.shift, KeyCode.shift, 1),
  ]
}
