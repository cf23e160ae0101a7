// SPDX-License-Identifier: MIT

/// What was sent and is not known to have arrived.
struct TypingFlight {
  /// Which sync callback belongs to it.
  var id: Int
  /// What was sent; keys that follow keys are added.
  var step: TypingStep
  /// The text before it, and whether the client itself had told it.
  let base: FieldText
  let isBaseTold: Bool
  /// The text that it should make.
  var predicted: FieldText
  /// The text that it should make if everything sent since ``base`` was last confirmed has arrived.
  var chained: FieldText
  /// The text that it should make of what the client told meanwhile without knowing of it.
  var rebased: FieldText?
  /// When the compositor had read it; nil as long as it hasn't.
  var readAt: Double?
  /// Whether the compositor is known to have read all that was sent before it.
  var isReached = false
  /// Whether its serial was too old when the compositor read it.
  var crossing = Crossing.none
  /// What was sent to find out whether it arrived; nil if nothing was.
  var probe: TypingProbe?
  /// Whether the client told something since the compositor read it.
  var isAnswered = false
  /// Whether the text that it makes was not there before.
  var isNew = true
  /// When the client last told something.
  var toldAt: Double

  /// Whether a `done` was under way when the compositor read a commit.
  enum Crossing {
    /// None was: it arrives.
    case none
    /// One was sent shortly before or after.
    case maybe
    /// One had been sent: a strict compositor drops the commit.
    case certain
  }

  /// Whether the compositor has read it.
  var isRead: Bool { readAt != nil }

  /// Whether keys were sent; they are never dropped.
  var isKeys: Bool { step.isKeys }

  /// What the text is expected to be.
  var expected: FieldText { rebased ?? predicted }

  /// A `done` came before the compositor was known to have read this.
  mutating func meetDone() {
    guard !isKeys else { return }
    let found = isReached ? Crossing.maybe : .certain
    if probe != nil {
      if probe?.crossing != .certain { probe?.crossing = found }
    } else if crossing != .certain {
      crossing = found
    }
  }

  /// Starts again from what the client told before it could know of this.
  mutating func rebase(on told: FieldText?) {
    // While an earlier answer is missing, nobody knows how much of that is in it.
    guard isBaseTold, var text = told else { return }
    step.apply(to: &text)
    rebased = text
  }

  /// Whether the client tells what this should make.
  ///
  /// The field may change its text elsewhere meanwhile, so for new text the words before it will do.
  func hasArrived(in told: FieldText) -> Bool {
    if isKeys { return isNew && (told.agrees(with: chained) || told.agrees(with: predicted)) }
    // What an earlier answer still misses must not be taken for this.
    return shows(chained, told)
      || isBaseTold && (shows(predicted, told) || rebased.map { shows($0, told) } == true)
  }

  private func shows(_ wanted: FieldText, _ told: FieldText) -> Bool {
    if told.agrees(with: wanted) { return true }
    guard case .commit(_, let text) = step, !text.isEmpty, told.selected.isEmpty else {
      return false
    }
    let count = min(wanted.before.utf8.count, text.utf8.count + Self.comparedBytes)
    // Where the same letter stands in a row, its end looks the same with one more.
    return told.before.sharesEnd(with: wanted.before, bytes: count)
      && !base.before.sharesEnd(with: wanted.before, bytes: count)
  }

  /// How many bytes before new text have to be the expected ones.
  private static let comparedBytes = 24
}
