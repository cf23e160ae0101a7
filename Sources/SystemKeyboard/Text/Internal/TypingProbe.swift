// SPDX-License-Identifier: MIT

/// A character that is sent after a commit which may have been dropped.
///
/// Whatever the client tells with it in the text was told after the commit arrived, if it did. The character
/// goes again with the next commit.
struct TypingProbe {
  /// What is seen of the commit in a text that the client tells.
  enum Finding: Hashable {
    /// It arrived, and as many probes after it.
    case arrived(probes: Int)
    /// It didn't, but as many probes did.
    case dropped(probes: Int)
  }

  /// The character: one that the commit's own text doesn't end with.
  let text: String
  /// The text before the commit and with it.
  private let before: FieldText
  private let after: FieldText
  /// The commit's own text.
  private let added: String
  /// How often it was sent.
  private(set) var count = 1
  /// Whether the last one's serial was too old.
  var crossing = TypingFlight.Crossing.none

  /// Looks for a step that was sent when the client had told a text.
  init(_ step: TypingStep, on told: FieldText) {
    before = told
    var text = told
    step.apply(to: &text)
    after = text
    self.text = text.before.last == " " ? "." : " "
    if case .commit(_, let text) = step { added = text } else { added = "" }
  }

  /// So many probes in a row.
  func text(_ count: Int) -> String { String(repeating: text, count: count) }

  /// One more is sent, since the last one may have been dropped too.
  mutating func repeats() {
    count += 1
    crossing = .none
  }

  /// What a text shows; nil if nothing can be told by it.
  ///
  /// The client may have changed its text farther to the front: what has more in common counts.
  func finding(in told: FieldText) -> Finding? {
    var (arrived, dropped) = (after, before)
    var best = (finding: Finding?.none, likeness: 0)
    func look(_ text: FieldText, _ finding: Finding) {
      let likeness = told.likeness(to: text)
      if likeness > best.likeness { best = (finding, likeness) }
    }
    look(arrived, .arrived(probes: 0))
    for probes in 1...count {
      arrived.insert(text)
      dropped.insert(text)
      look(arrived, .arrived(probes: probes))
      look(dropped, .dropped(probes: probes))
    }
    return best.finding ?? guess(told)
  }

  /// What a text shows that is another one than was thought: the commit's own text is before the probes, or
  /// it isn't.
  private func guess(_ told: FieldText) -> Finding? {
    var rest = told.before[...]
    var probes = 0
    while probes < count, rest.hasSuffix(text) {
      rest.removeLast()
      probes += 1
    }
    guard probes > 0 else { return nil }
    return rest.hasSuffix(added) ? .arrived(probes: probes) : .dropped(probes: probes)
  }
}

extension FieldText {
  /// How many bytes before the caret are those of another text, if all are that are looked at.
  fileprivate func likeness(to other: FieldText) -> Int {
    if agrees(with: other) { return .max }
    let count = min(other.before.utf8.count, Self.comparedBytes)
    return selected.isEmpty && before.sharesEnd(with: other.before, bytes: count) ? count : 0
  }

  /// How many bytes before the caret are looked at.
  private static var comparedBytes: Int { 48 }
}
