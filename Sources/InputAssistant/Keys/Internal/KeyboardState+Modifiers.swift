// SPDX-License-Identifier: MIT

extension KeyboardState {
  /// Presses a key that types no text; what was held for one key is let go.
  mutating func strike(_ stroke: KeyStroke) -> [KeyEffect] {
    (spaceTime, shiftTime) = (nil, nil)
    useModifiers()
    capitalize()
    return [.press(stroke)]
  }

  /// What goes with a key that a finger comes down on.
  ///
  /// Shift alone makes a stroke of keys that type no text only; on others it makes capitals.
  func modifiers(of action: KeyLayout.Key.Action, isShifted: Bool) -> KeyModifiers {
    if case .stroke = action {
      return isShiftHeld || chosenShift == .once ? modifiers.union(.shift) : modifiers
    }
    return !modifiers.isEmpty && isShifted && shift == .once ? modifiers.union(.shift) : modifiers
  }

  mutating func beginModifier(_ modifier: KeyModifiers, time: Double) -> KeyTouch.Role {
    let from: KeyShift =
      lockedModifiers.contains(modifier) ? .locked : modifiers.contains(modifier) ? .once : .off
    let locks = modifierTime.map { time - $0 <= Self.doubleShiftTime } ?? false
    (tappedModifier, modifierTime) = (modifier, locks ? nil : time)
    if locks { set(modifier, .locked) } else if from == .off { set(modifier, .once) }
    return .modifying(modifier, from: from, locks: locks, since: time)
  }

  /// Has control or alt be held for one key, for all or for none.
  mutating func set(_ modifier: KeyModifiers, _ hold: KeyShift) {
    let isAutomatic = chosenShift == nil
    if hold == .off { modifiers.subtract(modifier) } else { modifiers.formUnion(modifier) }
    if hold == .locked {
      lockedModifiers.formUnion(modifier)
    } else {
      lockedModifiers.subtract(modifier)
    }
    if isAutomatic { capitalize() }
  }

  /// A key was typed: what was held for one is let go, unless a finger holds it.
  mutating func useModifiers() {
    modifierTime = nil
    guard modifiers != lockedModifiers else { return }
    modifiers = touches.reduce(lockedModifiers) { held, finger in
      if case .modifying(let modifier, _, _, _) = finger.role { held.union(modifier) } else { held }
    }
  }
}
