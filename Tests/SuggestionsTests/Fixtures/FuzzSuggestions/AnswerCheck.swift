// SPDX-License-Identifier: MIT

import InputAssistant

/// What must be true of every answer, whatever was asked.
struct AnswerCheck {
  let context: TextContext
  let traits: InputTraits
  let vulgar: Set<String>

  /// What is wrong with an answer, and nil if nothing is.
  func complaint(about answer: [Suggestion]) -> String? {
    if answer.isEmpty { return nil }
    if answer.count > 3 { return "more than three" }
    if !mayAnswer { return "there must be no answer" }
    let texts = answer.map(\.text)
    if texts.contains("") { return "an empty text" }
    if Set(texts.map { $0.lowercased() }).count < texts.count { return "the same twice" }
    let typed = Self.fold(context.wordBeforeCaret)
    for suggestion in answer {
      let folded = Self.fold(suggestion.text)
      if folded == typed, suggestion.text == suggestion.text.lowercased() {
        return "\(suggestion.text) is typed already"
      }
      if !folded.unicodeScalars.starts(with: typed.unicodeScalars) {
        return "\(suggestion.text) doesn't start with \(typed)"
      }
      if vulgar.contains(folded) { return "\(suggestion.text) is vulgar" }
      if !(0...1).contains(suggestion.confidence) { return "sure by \(suggestion.confidence)" }
      if suggestion.kind != (typed.isEmpty ? .prediction : .completion) {
        return "\(suggestion.text) as \(suggestion.kind)"
      }
    }
    return nil
  }

  /// The text without the differences of capitals and apostrophes.
  static func fold(_ text: some StringProtocol) -> String {
    // Twice, for the capital sharp s.
    text.lowercased().uppercased().lowercased().replacing("\u{2019}", with: "'")
  }

  private var mayAnswer: Bool {
    traits.suggestionMode == .all && !context.hasSelection && context.wordAfterCaret.isEmpty
      && traits.keyboard != .emailAddress && traits.keyboard != .URL
      && !context.wordBeforeCaret.contains(where: \.isNumber)
  }
}
