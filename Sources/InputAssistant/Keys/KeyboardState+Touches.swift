// SPDX-License-Identifier: MIT

extension KeyboardState {
  /// A finger comes down on a key.
  ///
  /// Whatever another finger holds is typed at once, so that letters come in the order in which they
  /// were pressed.
  ///
  /// - Parameters:
  ///   - key: The key. One that the layout doesn't have, or that is disabled, does nothing.
  ///   - touch: A number that tells this finger from the others; one that is down already is
  ///     lifted first, without typing.
  ///   - point: Where, in points.
  ///   - time: When.
  public mutating func press(_ key: KeyID, touch: Int, at point: Point, time: Double)
    -> [KeyEffect]
  {
    cancel(touch: touch)
    guard let action = layout[key]?.action else { return [] }
    var effects = finishOthers(before: action, time: time)
    if action != .shift { shiftTime = nil }
    if action != .modifier(tappedModifier) { modifierTime = nil }
    guard isEnabled(key) else { return effects }
    let isShifted = key.layer == .letters && shift != .off
    var finger = KeyTouch(
      id: touch, key: key, origin: point, isShifted: isShifted,
      modifiers: modifiers(of: action, isShifted: isShifted), over: key, role: .acting)
    switch action {
    case .text: finger.role = .typing(since: time)
    case .space: finger.role = .spacing(moved: nil)
    case .backspace:
      effects += delete(1, with: finger.modifiers)
      finger.role = .deleting(next: time + Self.holdTime, repeats: 0)
    case .shift: finger.role = beginShift(time: time)
    case .layer(let layer):
      finger.role = .switching(from: self.layer)
      show(layer)
      finger.over = key.counterpart(on: layer)
    case .stroke(let stroke) where stroke.repeats:
      let stroke = KeyStroke(stroke, modifiers: finger.modifiers)
      effects += strike(stroke)
      finger.role = .repeating(stroke, next: time + Self.holdTime)
    case .stroke: finger.role = .stroking(since: time)
    case .modifier(let modifier): finger.role = beginModifier(modifier, time: time)
    case .return, .hide: break
    }
    touches.append(finger)
    return effects
  }

  /// A finger slides.
  ///
  /// From a letter it picks the key under it; among the choices of a long press it chooses one; on
  /// the space bar it moves the caret; from shift or a layer key it picks one capital or symbol.
  ///
  /// - Parameter key: The key under the finger now, on the layer that shows now; nil off the keys.
  public mutating func move(touch: Int, to point: Point, over key: KeyID?, time: Double)
    -> [KeyEffect]
  {
    guard let index = touches.firstIndex(where: { $0.id == touch }) else { return [] }
    switch touches[index].role {
    case .typing:
      let key = typingKey(key)
      guard touches[index].over != key else { return [] }
      touches[index].over = key
      touches[index].role = .typing(since: time)
    case .choosing(var popUp):
      popUp.selected = choice(in: popUp, across: point.x - touches[index].origin.x)
      touches[index].role = .choosing(popUp)
    case .spacing(let moved):
      return slide(index, moved: moved, across: point.x - touches[index].origin.x)
    case .shifting, .switching, .modifying: slideFromModifier(index, over: key)
    case .acting, .stroking: touches[index].over = key == touches[index].key ? key : nil
    case .deleting, .repeating: break
    }
    return []
  }

  /// A finger is lifted.
  public mutating func release(touch: Int, time: Double) -> [KeyEffect] {
    guard let index = touches.firstIndex(where: { $0.id == touch }) else { return [] }
    return finish(touches.remove(at: index), time: time)
  }

  /// A finger is taken away by the system, which types nothing.
  public mutating func cancel(touch: Int) {
    guard let index = touches.firstIndex(where: { $0.id == touch }) else { return }
    let finger = touches.remove(at: index)
    guard !finger.isChorded else {
      settle(finger)
      return
    }
    switch finger.role {
    case .shifting(let from, _): (shift, shiftTime) = (from, nil)
    case .switching(let from): show(from)
    case .modifying(let modifier, let from, _, _):
      set(modifier, from)
      modifierTime = nil
    default: break
    }
  }

  /// Takes all fingers away, as when the keyboard is hidden.
  public mutating func cancelAll() {
    for finger in touches.reversed() { cancel(touch: finger.id) }
  }

  /// Time has passed: a held letter shows its alternates, a held backspace deletes again, a held
  /// control locks.
  ///
  /// A tick that comes late deletes once, not once for each time that it missed.
  public mutating func tick(time: Double) -> [KeyEffect] {
    var effects: [KeyEffect] = []
    for index in touches.indices {
      guard let due = deadline(touches[index]), due <= time else { continue }
      switch touches[index].role {
      case .typing, .stroking: openChoices(index)
      case .deleting(_, let repeats):
        let count = repeats < Self.repeatsBeforeWords ? 1 : text.lastWordLength
        effects += delete(count, with: touches[index].modifiers)
        let next = Self.nextRepeat(after: due, at: time)
        touches[index].role = .deleting(next: next, repeats: repeats + 1)
      case .repeating(let stroke, _):
        effects += strike(stroke)
        touches[index].role = .repeating(stroke, next: Self.nextRepeat(after: due, at: time))
      case .modifying(let modifier, let from, _, let since):
        set(modifier, .locked)
        touches[index].role = .modifying(modifier, from: from, locks: true, since: since)
      default: break
      }
    }
    return effects
  }

  private static func nextRepeat(after due: Double, at time: Double) -> Double {
    (time - due < repeatTime ? due : time) + repeatTime
  }
}
