// SPDX-License-Identifier: MIT

extension InputTraits {
  /// The traits as they are for the next word, after the person had shift do this.
  ///
  /// A provider of words obeys the field's wish for capitals; a person's wish comes before it, and is
  /// told in the same words. Within a word its own letters show the case, unless shift is locked.
  func capitalizing(as shift: KeyShift, in context: TextContext) -> InputTraits {
    var traits = self
    switch shift {
    case .locked: traits.autocapitalization = .allCharacters
    case .once where context.wordBeforeCaret.isEmpty: traits.autocapitalization = .words
    case .off where context.wordBeforeCaret.isEmpty: traits.autocapitalization = .none
    case .once, .off: break
    }
    return traits
  }
}
