// SPDX-License-Identifier: MIT

extension KeyboardState {
  /// Types what other fingers hold, in press order, because a key with an action was pressed.
  mutating func finishOthers(before action: KeyLayout.Key.Action, time: Double) -> [KeyEffect] {
    var effects: [KeyEffect] = []
    let held = touches
    touches = []
    for var finger in held {
      if finger.isModifier, !action.isModifier, !isOnText(finger) {
        finger.isChorded = true
        touches.append(finger)
      } else if finger.role != .acting || layout[finger.key]?.action == .return {
        // A palm that brushed the hide key while something else was typed hides nothing.
        effects += finish(finger, time: time)
      }
    }
    return effects
  }

  /// Types what fingers hold, because something beside the keys was tapped; modifiers stay held.
  mutating func finishHeld() -> [KeyEffect] { finishOthers(before: .hide, time: 0) }

  /// Does what a finger's key does when it is lifted.
  mutating func finish(_ finger: KeyTouch, time: Double) -> [KeyEffect] {
    switch finger.role {
    case .typing:
      return type(over: finger.over, isShifted: finger.isShifted, time: time)
    case .choosing(let popUp):
      return type(popUp.choices.element(at: popUp.selected))
    case .spacing(let moved): return moved == nil ? space(time: time) : []
    case .deleting: return []
    case .shifting, .switching: return finishModifier(finger, time: time)
    case .acting: return finger.over == finger.key ? act(finger.key) : []
    }
  }

  private mutating func finishModifier(_ finger: KeyTouch, time: Double) -> [KeyEffect] {
    guard isOnText(finger) else {
      settle(finger)
      return []
    }
    let effects = type(over: finger.over, isShifted: shift != .off, time: time)
    var chorded = finger
    chorded.isChorded = true
    settle(chorded)
    return effects
  }

  private mutating func type(over id: KeyID?, isShifted: Bool, time: Double) -> [KeyEffect] {
    guard let id, let key = layout[id] else { return [] }
    if key.action == .space { return space(time: time) }
    return type(key.text(isShifted: isShifted && id.layer == .letters))
  }

  /// Leaves shift and layer as a finger on their key leaves them.
  mutating func settle(_ finger: KeyTouch) {
    switch finger.role {
    case .shifting(let from, _) where finger.isChorded:
      shift = from == .locked ? .locked : .off
      capitalize()
    case .shifting(_, locks: true): shift = .locked
    case .shifting(let from, _): shift = from == .off ? .once : .off
    case .switching(let from) where finger.isChorded: show(from)
    default: break
    }
  }

  /// Whether a finger slid from a shift or layer key onto one that types.
  private func isOnText(_ finger: KeyTouch) -> Bool {
    finger.isModifier && typingKey(finger.over) != nil
  }

  private mutating func act(_ key: KeyID) -> [KeyEffect] {
    spaceTime = nil
    return layout[key]?.action == .hide ? [.hide] : [.pressReturn]
  }
}

extension KeyTouch {
  /// Whether the finger is on shift or a layer key.
  var isModifier: Bool {
    switch role {
    case .shifting, .switching: true
    default: false
    }
  }

  /// Whether the finger's key pops up.
  var showsPopUp: Bool {
    switch role {
    case .typing, .choosing, .shifting, .switching: true
    default: false
    }
  }
}

extension KeyLayout.Key.Action {
  fileprivate var isModifier: Bool {
    switch self {
    case .shift, .layer: true
    default: false
    }
  }
}
