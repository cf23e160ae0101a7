// SPDX-License-Identifier: MIT

extension InputSession {
  /// Takes the suggestion with a number; see ``take(_:)``.
  ///
  /// - Returns: Whether there was such a suggestion and a client to take it.
  @discardableResult
  public func take(suggestion index: Int) -> Bool {
    guard let suggestion = bar.suggestions?.element(at: index) else { return false }
    return take(suggestion)
  }

  /// Takes a suggestion: it replaces the word at the caret, and a space follows.
  ///
  /// A word that the caret is in is replaced as a whole, and so is a selection. No space comes
  /// where one is after the caret already, or a mark that would swallow it. One that has been on the strip
  /// isn't taken where the word is gone that it was to complete or repair.
  ///
  /// - Parameter suggestion: What the person saw on the strip, even if another one has come since.
  /// - Returns: Whether a client took it.
  @discardableResult
  public func take(_ suggestion: Suggestion) -> Bool {
    finishKeys()
    guard isActive, let client else { return false }
    let context = client.context
    let rest = context.hasSelection ? "" : context.wordAfterCaret
    let count = context.wordBeforeCaret.count + rest.count
    let isOffered = suggestion.kind == .prediction || bar.suggestions?.contains(suggestion) == true
    guard count > 0 || context.hasSelection || isOffered else { return false }
    let needsSpace = context.after.dropFirst(rest.count).first?.standsForSpace != true
    let text = needsSpace ? suggestion.text + " " : suggestion.text
    change(client) {
      if context.hasSelection { return $0.insert(text) }
      if !rest.isEmpty { $0.moveCaret(rest.count) }
      $0.replaceBeforeCaret(count, with: text)
    }
    takenText = needsSpace ? suggestion.text : nil
    if needsSpace, client.context.before.hasSuffix(text) { keys?.spaceCameWithWord() }
    return true
  }

  /// The person typed this text, which the client has already.
  ///
  /// A punctuation mark right after a taken suggestion swallows the space that the suggestion
  /// brought: "word ." becomes "word.". A space there is one too many, and goes.
  public func textInserted(_ text: String) {
    guard let taken = takenText else { return }
    takenText = nil
    guard let first = text.first, let client else { return }
    let before = client.context.before
    guard before.hasSuffix("\(taken) \(text)"),
      first == " " || first.swallowsSpace(after: before.dropLast(text.count))
    else { return }
    change(client) { $0.replaceBeforeCaret(text.count + 1, with: text) }
  }

  /// Has the provider asked again, once nothing else is to be done, if its answer was cut short.
  func askAgain(if isCutShort: Bool) {
    guard let whenIdle, repeats.answered(cutShort: isCutShort) else { return }
    whenIdle { [weak self] in
      guard let self, repeats.begin(), isActive else { return }
      step(asking: true)
    }
  }
}
