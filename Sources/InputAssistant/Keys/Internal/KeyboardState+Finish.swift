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

  /// Does what a finger's key does when it is lifted.
  mutating func finish(_ finger: KeyTouch, time: Double) -> [KeyEffect] {
    switch finger.role {
    case .typing:
      guard let key = finger.over, let action = layout[key]?.action else { return [] }
      if action == .space { return space(time: time) }
      return type(layout[key]?.text(isShifted: finger.isShifted))
    case .choosing(let popUp):
      return type(popUp.choices.element(at: popUp.selected))
    case .spacing(let moved): return moved == nil ? space(time: time) : []
    case .deleting: return []
    case .shifting, .switching: return finishModifier(finger)
    case .acting: return finger.over == finger.key ? act(finger.key) : []
    }
  }

  private mutating func finishModifier(_ finger: KeyTouch) -> [KeyEffect] {
    guard isOnText(finger), let key = finger.over, let typed = layout[key] else {
      settle(finger)
      return []
    }
    let effects = type(typed.text(isShifted: key.layer == .letters && shift != .off))
    var chorded = finger
    chorded.isChorded = true
    settle(chorded)
    return effects
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
    guard finger.isModifier, let key = finger.over, case .text? = layout[key]?.action else {
      return false
    }
    return key != finger.key
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
