// SPDX-License-Identifier: MIT

/// How long the text was at each step since the client last told one that is sure to be the newest.
///
/// A text that is longer or shorter than all before it isn't told before the last step was taken.
struct TypingTrail: Hashable {
  private var shortest: Int
  private var longest: Int
  /// Whether keys are among the steps: a client may take text that is sent after them before them.
  private(set) var hasKeys = false

  init(_ text: FieldText) {
    shortest = text.before.utf8.count
    longest = shortest
  }

  /// Notes a step that is taken in a text.
  mutating func add(_ step: TypingStep, on text: FieldText) {
    note(text)
    guard case .keys(let strokes) = step else { return }
    hasKeys = true
    var text = text
    for stroke in strokes.dropLast() {
      stroke.apply(to: &text)
      note(text)
    }
  }

  /// Whether a text can't have been there before the last step.
  func isNew(_ text: FieldText) -> Bool {
    text.before.utf8.count < shortest || text.before.utf8.count > longest
  }

  /// The client changed its text by itself: nothing that it tells is sure to be new.
  mutating func tear() { (shortest, longest) = (0, .max) }

  private mutating func note(_ text: FieldText) {
    shortest = min(shortest, text.before.utf8.count)
    longest = max(longest, text.before.utf8.count)
  }
}
