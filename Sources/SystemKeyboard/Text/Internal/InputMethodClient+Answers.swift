// SPDX-License-Identifier: MIT

extension InputMethodClient {
  /// A `done` came for the field that had the focus already.
  func told(_ change: InputMethodField.Change) {
    toldAt = clock()
    guard var current = flight else {
      if isShadowed {
        toldUnseen()
      } else {
        follow()
        if change == .told { adopt() }
      }
      return advance()
    }
    current.toldAt = clock()
    if !current.isRead { current.meetDone() }
    flight = current
    if let text = field.text { told(text, of: current, isNew: change == .told) }
    advance()
  }

  /// The field told its text while something is under way.
  private func told(_ text: FieldText, of current: TypingFlight, isNew: Bool) {
    if let probe = current.probe {
      if let finding = probe.finding(in: text) { found(finding, current, text) }
    } else if current.hasArrived(in: text) {
      land(current)
    } else if current.isRead || current.isKeys {
      // Of keys the client may have taken some and not the others. What was there before them is the
      // answer to what was sent earlier: a browser tells its text a letter late, and the last never.
      let isLate = !current.isBaseTold && text.agrees(with: current.base)
      flight?.isAnswered = current.isAnswered || isNew && !isLate
    } else {
      flight?.rebase(on: text)
      show()
    }
  }

  /// What was sent has arrived.
  private func land(_ landed: TypingFlight) {
    if !landed.isKeys {
      if landed.crossing == .certain { rule.crossedArrived() }
      fieldAnswers = true
    }
    flight = nil
    if let text = field.text { trail = TypingTrail(text) }
    adopt()
  }

  /// Sees in what the field tells whether it took the keys that were sent.
  private func follow() {
    guard trail.hasKeys, let text = field.text else { return }
    if !text.agrees(with: base) {
      trail.tear()
    } else if trail.isNew(text) {
      trail = TypingTrail(text)
    }
  }

  /// The field's own word counts.
  private func adopt() {
    base = field.text ?? base
    isBaseTold = field.text != nil
    chain = base
    show()
  }

  /// A field that has told nothing for a while has no answer under way.
  func believeQuietField() {
    guard flight == nil, !isBaseTold, let text = field.text, wasAnswered,
      clock() - toldAt >= Self.answerWait
    else { return }
    (base, isBaseTold, chain) = (text, true, text)
  }

  /// Waits no longer for what has taken too long.
  func settle() {
    guard let current = flight, let due = due(current), clock() >= due else { return }
    if isDoubtful(current) { return probe(current) }
    if !current.isKeys { fieldAnswers = false }
    flight = nil
    base = (current.isAnswered ? field.text : nil) ?? current.expected
    (isBaseTold, wasAnswered, chain) = (false, current.isAnswered, current.chained)
    show()
  }

  /// Whether the `done` is still to come that says which field has the focus.
  ///
  /// One that doesn't come at all may not keep the keyboard from typing.
  var isFocusMoving: Bool {
    field.isChangingFocus && clock() < focusMovedAt + Self.answerWait
  }

  /// When something is to be done without an event.
  var dueTime: Double? {
    if isFocusMoving { return queue.isEmpty ? nil : focusMovedAt + Self.answerWait }
    guard let flight else { return nil }
    // The rest is looked at when the next letter comes.
    let isUrgent = !queue.isEmpty || flight.isAnswered || isDoubtful(flight)
    return isUrgent ? due(flight) : nil
  }

  /// When a flight is waited for no longer; nil while the compositor hasn't read it.
  private func due(_ flight: TypingFlight) -> Double? {
    guard let readAt = flight.readAt else { return nil }
    if isDoubtful(flight) { return max(readAt, flight.toldAt) + patience(flight) }
    let slowest = readAt + (fieldAnswers && !flight.isKeys ? Self.answerWait : Self.wait)
    return flight.isAnswered ? min(slowest, flight.toldAt + Self.wait) : slowest
  }

  /// Seconds that a field has for its answer; some fields never answer.
  private static let wait = 0.04
  /// Seconds for a field that has answered before: it is busy, and shows nothing meanwhile.
  static let answerWait = 0.25
}
