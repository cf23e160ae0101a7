// SPDX-License-Identifier: MIT

import InputAssistant

extension InputMethodClient {
  /// Sends what may be sent by now, all of it in one flush.
  func advance() {
    settle()
    var hasSent = false
    while let step = queue.first, maySend(step) {
      queue.removeFirst()
      hasSent = send(step) || hasSent
    }
    if hasSent { wire.flush() }
  }

  private func maySend(_ step: TypingStep) -> Bool {
    if isFocusMoving { return false }
    guard let flight, !usesKeys else { return true }
    guard trail.hasKeys || step.isKeys else { return false }
    // A commit that was dropped is sent again, and keys may not overtake it.
    return flight.isKeys || flight.isRead && !isDoubtful(flight)
  }

  /// Sends a step, or puts others in its place; whether something is to be flushed.
  private func send(_ step: TypingStep) -> Bool {
    switch step {
    // What was typed was taken back before it was sent: no answer would come to that.
    case .commit(let removed, let text) where removed == text: return false
    case .keys(let strokes): press(strokes)
    // A toolkit may take a commit at once and a key with its next events: keys follow keys.
    case .commit(let removed, let text) where usesKeys || trail.hasKeys:
      let (count, rest) = removed.difference(to: text)
      press(Array(repeating: KeyStroke(.backspace), count: count) + rest.map(KeyStroke.init))
    case .commit(let removed, let text)
    where !removed.isEmpty && wire.hasVirtualKeyboard && !base.ends(with: removed):
      // How many bytes that is isn't known for sure, and keys never part a character.
      let (count, rest) = removed.difference(to: text)
      if !rest.isEmpty { queue.insert(.commit(removing: "", text: String(rest)), at: 0) }
      if count > 0 {
        queue.insert(.keys(Array(repeating: KeyStroke(.backspace), count: count)), at: 0)
      }
      return false
    case .commit(let removed, let text): commit(step, removed, text)
    }
    return true
  }

  private func commit(_ step: TypingStep, _ removed: String, _ text: String) {
    let id = lastFlight &+ 1
    if rule.kind != .lenient { wire.sync { [weak self] in self?.wasReached(id) } }
    if !removed.isEmpty {
      wire.deleteSurroundingText(before: UInt32(clamping: removed.utf8.count), after: 0)
    }
    if !text.isEmpty { wire.commitString(text) }
    wire.commit(serial: field.serial)
    launch(step)
  }

  private func press(_ strokes: [KeyStroke]) {
    keys.type(strokes, time: milliseconds)
    // Where everything goes by keys, nothing has to wait for them.
    if usesKeys {
      (base, isBaseTold) = (shown, false)
    } else {
      launch(.keys(strokes))
    }
  }

  /// Notes what was sent, to see it arrive.
  private func launch(_ step: TypingStep) {
    lastFlight &+= 1
    believeQuietField()
    let id = lastFlight
    var next = TypingFlight(
      id: id, step: step, base: flight?.base ?? base,
      isBaseTold: isBaseStillTold, predicted: flight?.expected ?? base,
      chained: flight?.chained ?? chain, toldAt: clock())
    // Only keys follow what is under way: a commit that was read, or keys.
    trail.add(step, on: next.predicted)
    if let flight, flight.isKeys, let both = flight.step.folding(step) { next.step = both }
    step.apply(to: &next.predicted)
    step.apply(to: &next.chained)
    next.isNew = trail.isNew(next.predicted)
    flight = next
    wire.sync { [weak self] in self?.wasRead(id) }
  }

  /// Whether what the field told last is what the next step starts from.
  private var isBaseStillTold: Bool {
    // What was read may be in the next text that the field tells, or not.
    flight.map { $0.isBaseTold && $0.isKeys && !$0.isRead } ?? isBaseTold
  }

  /// The compositor has read all that was sent before a commit.
  func wasReached(_ id: Int) {
    if flight?.id == id { flight?.isReached = true }
  }

  /// The compositor has read something, and all its events came in that it had sent until then.
  func wasRead(_ id: Int) {
    guard flight?.id == id else { return }
    flight?.readAt = clock()
    if let flight, flight.crossing == .certain, flight.probe == nil, rule.kind == .strict {
      sendAgain(flight)
    }
    advance()
    schedule()
  }
}

extension String {
  /// What it takes to make another text of this at its end: how many characters go, and what comes.
  ///
  /// Letters that are the same stay as they are, even if the caret isn't where it should be.
  fileprivate func difference(to text: String) -> (removed: Int, added: Substring) {
    let same = zip(self, text).prefix { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }.count
    return (count - same, text.dropFirst(same))
  }
}

extension KeyStroke {
  /// The key that types a character of a text.
  fileprivate init(_ character: Character) {
    switch character {
    case "\n", "\r", "\r\n": self.init(.return)
    case "\t": self.init(.tab)
    default: self.init(.character(character))
    }
  }
}
