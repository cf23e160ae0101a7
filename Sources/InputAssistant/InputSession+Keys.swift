// SPDX-License-Identifier: MIT

extension InputSession {
  /// A finger comes down on a key; see ``KeyboardState/press(_:touch:at:time:)``.
  public func press(_ key: KeyID, touch: Int, at point: Point, time: Double) {
    guard !areKeysHidden else { return }
    type { $0.press(key, touch: touch, at: point, time: time) }
  }

  /// A finger slides; see ``KeyboardState/move(touch:to:over:time:)``.
  public func move(touch: Int, to point: Point, over key: KeyID?, time: Double) {
    type { $0.move(touch: touch, to: point, over: key, time: time) }
  }

  /// A finger is lifted; see ``KeyboardState/release(touch:time:)``.
  public func release(touch: Int, time: Double) {
    type { $0.release(touch: touch, time: time) }
  }

  /// A finger is taken away by the system, which types nothing.
  public func cancel(touch: Int) {
    type {
      $0.cancel(touch: touch)
      return []
    }
  }

  /// When ``tick(time:)`` has something to do; nil for never.
  public var nextDeadline: Double? { keys?.nextDeadline }

  /// Time has passed; to be called when ``nextDeadline`` has come.
  public func tick(time: Double) {
    type { $0.tick(time: time) }
  }

  /// Hides the keys, as the key for it does; the field keeps the focus and the bar stays.
  public func hideKeys() {
    guard isActive else { return }
    keys?.hide()
    step { $0.areKeysHidden = true }
  }

  /// Shows keys again that were hidden, as for a tap in the field.
  public func showKeys() {
    guard isActive else { return }
    step { $0.areKeysHidden = false }
  }

  /// Types on the keyboard and does what comes of it, until the field loses the focus over it.
  ///
  /// The client has the text before suggestions are asked for.
  private func type(_ change: (inout KeyboardState) -> [KeyEffect]) {
    guard isActive else { return }
    let mine = run
    var typed = keyboard
    // Not kept twice while it changes, which would copy it.
    keys = nil
    let effects = change(&typed)
    keys = typed
    for effect in effects {
      perform(effect)
      guard run == mine else { return }
    }
    step { _ in }
    followShift()
  }

  /// Types what fingers hold on the keys, because a word is taken beside them.
  func finishKeys() {
    if keys?.pressedKeys.isEmpty == false { type { $0.finishHeld() } }
  }

  /// Has the client change its text and reads it once, whether the client tells of the change or not.
  ///
  /// It is read again if that was done when not all was changed yet.
  func change(_ client: any TextClient, _ body: (any TextClient) -> Void) {
    let (mine, reads) = (run, textReads)
    body(client)
    guard run == mine else { return }
    wasReadByItself = false
    if textReads == reads || !isTextRead { textChanged() }
    wasReadByItself = true
  }

  private func perform(_ effect: KeyEffect) {
    guard let client else { return }
    guard effect != .hide else { return hideKeys() }
    let mine = run
    change(client) { $0.perform(effect) }
    if run == mine, case .insert(let text) = effect { textInserted(text) }
  }
}

extension TextClient {
  fileprivate func perform(_ effect: KeyEffect) {
    switch effect {
    case .insert(let text): insert(text)
    case .deleteBackward(let count): deleteBackward(count)
    case .replaceBeforeCaret(let count, let text): replaceBeforeCaret(count, with: text)
    case .moveCaret(let count): moveCaret(count)
    case .pressReturn: pressReturn()
    case .press(let stroke): press(stroke)
    case .hide: break
    }
  }
}
