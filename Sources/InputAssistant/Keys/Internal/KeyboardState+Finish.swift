// SPDX-License-Identifier: MIT

extension KeyboardState {
  /// Types what other fingers hold, in press order, because a key with an action was pressed.
  mutating func finishOthers(before action: KeyLayout.Key.Action, time: Double) -> [KeyEffect] {
    // The usual case keeps the array's memory.
    guard !touches.isEmpty else { return [] }
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
      return type(
        over: finger.over, isShifted: finger.isShifted, modifiers: finger.modifiers, time: time)
    case .choosing(let popUp): return type(chosen: popUp, finger)
    case .spacing(let moved):
      return moved == nil ? space(time: time, with: finger.modifiers) : []
    case .stroking: return finger.over == finger.key ? strike(finger) : []
    case .deleting, .repeating: return []
    case .shifting, .switching, .modifying: return finishModifier(finger, time: time)
    case .acting: return finger.over == finger.key ? act(finger) : []
    }
  }

  private mutating func finishModifier(_ finger: KeyTouch, time: Double) -> [KeyEffect] {
    guard isOnText(finger) else {
      settle(finger)
      return []
    }
    let isShifted = layer == .letters && shift != .off
    let held = modifiers(of: .space, isShifted: isShifted)
    let effects = type(over: finger.over, isShifted: isShifted, modifiers: held, time: time)
    var chorded = finger
    chorded.isChorded = true
    settle(chorded)
    return effects
  }

  private mutating func type(
    over id: KeyID?, isShifted: Bool, modifiers: KeyModifiers, time: Double
  ) -> [KeyEffect] {
    guard let id, let key = layout[id] else { return [] }
    if key.action == .space { return space(time: time, with: modifiers) }
    let isCapital = isShifted && id.layer == .letters
    return type(key.text(isShifted: isCapital && modifiers.isEmpty), with: modifiers)
  }

  private mutating func type(chosen popUp: KeyPopUp, _ finger: KeyTouch) -> [KeyEffect] {
    guard let key = layout[popUp.key] else { return [] }
    if case .stroke(let own) = key.action {
      let stroke = popUp.selected == 0 ? own : key.strokes.element(at: popUp.selected - 1)
      return stroke.map { strike(KeyStroke($0, modifiers: finger.modifiers)) } ?? []
    }
    guard !finger.modifiers.isEmpty else {
      return type(popUp.choices.element(at: popUp.selected), with: [])
    }
    let bare =
      popUp.selected == 0
      ? key.text(isShifted: false) : key.alternates.element(at: popUp.selected - 1)
    return type(bare, with: finger.modifiers)
  }

  private mutating func strike(_ finger: KeyTouch) -> [KeyEffect] {
    guard case .stroke(let key)? = layout[finger.key]?.action else { return [] }
    return strike(KeyStroke(key, modifiers: finger.modifiers))
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
    case .modifying(let modifier, let from, _, _) where finger.isChorded:
      set(modifier, from == .locked ? .locked : .off)
    case .modifying(let modifier, _, locks: true, _): set(modifier, .locked)
    case .modifying(let modifier, let from, _, _): set(modifier, from == .off ? .once : .off)
    default: break
    }
  }

  /// Whether a finger slid from a shift or layer key onto one that types.
  private func isOnText(_ finger: KeyTouch) -> Bool {
    finger.isModifier && typingKey(finger.over) != nil
  }

  private mutating func act(_ finger: KeyTouch) -> [KeyEffect] {
    spaceTime = nil
    guard layout[finger.key]?.action != .hide else { return [.hide] }
    return finger.modifiers.isEmpty
      ? [.pressReturn] : strike(KeyStroke(.return, modifiers: finger.modifiers))
  }
}

extension KeyTouch {
  /// Whether the finger is on shift or a layer key.
  var isModifier: Bool {
    switch role {
    case .shifting, .switching, .modifying: true
    default: false
    }
  }

  /// Whether the finger's key pops up.
  var showsPopUp: Bool {
    switch role {
    case .typing, .choosing, .shifting, .switching, .modifying: true
    default: false
    }
  }
}

extension KeyLayout.Key.Action {
  fileprivate var isModifier: Bool {
    switch self {
    case .shift, .layer, .modifier: true
    default: false
    }
  }
}
