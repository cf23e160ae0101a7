// SPDX-License-Identifier: MIT

/// The text around the caret, as much of it as the client gives.
public struct TextContext: Hashable, Sendable {
  /// The text before the caret or selection; a client may give only its last part.
  public var before: String
  /// The selected text, empty without a selection; a client may give only its first part.
  public var selected: String
  /// The text after the caret or selection; a client may give only its first part.
  public var after: String

  /// Describes the text around the caret.
  public init(before: String = "", selected: String = "", after: String = "") {
    self.before = before
    self.selected = selected
    self.after = after
  }

  /// Whether text is selected.
  public var hasSelection: Bool { !selected.isEmpty }

  /// Whether a word is being typed: the caret is at the end of one, and nothing is selected.
  public var isComposingWord: Bool {
    !hasSelection && Self.isWord(before.reversed()) && !Self.isWord(after)
  }

  /// Whether a text begins with a part of a word; in a long word no more is looked at than its first letter.
  private static func isWord(_ text: some Collection<Character>) -> Bool {
    text.first { !$0.isApostrophe }?.isPartOfWord == true
  }

  /// The part of the word at the caret that lies before it; empty after a space or punctuation.
  ///
  /// A word is made of letters, digits, combining marks and the apostrophes within or after it.
  public var wordBeforeCaret: Substring {
    var start = before.endIndex
    while start > before.startIndex {
      let previous = before.index(before: start)
      guard before[previous].isPartOfWord else { break }
      start = previous
    }
    return before[start...].drop(while: \.isApostrophe)
  }

  /// The part of the word at the caret that lies after it; empty before a space or punctuation.
  public var wordAfterCaret: Substring {
    var word = after.prefix(while: \.isPartOfWord)
    while let last = word.last, last.isApostrophe { word.removeLast() }
    return word
  }

  /// Whether the next letter starts a sentence.
  ///
  /// That is so at the start of the text or of a line, and after a full stop, question mark,
  /// exclamation mark or ellipsis that a space follows. Quotation marks and brackets are looked
  /// through. Ideographic full stops need no space. Abbreviations are not recognized.
  public var isAtSentenceStart: Bool {
    var rest = before[...]
    rest.trimEnd { $0.isQuoteOrBracket }
    guard let last = rest.last, !last.isNewline else { return true }
    if last.isWhitespace {
      var newlines = false
      rest.trimEnd { character in
        if character.isNewline { newlines = true }
        return character.isWhitespace
      }
      if newlines { return true }
      rest.trimEnd { $0.isQuoteOrBracket }
      return rest.last?.endsSentence ?? true
    }
    return last.endsIdeographicSentence
  }
}
