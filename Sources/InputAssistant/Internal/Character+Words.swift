// SPDX-License-Identifier: MIT

extension Character {
  /// An apostrophe, straight or curly.
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  /// A letter, digit, combining mark, joiner or apostrophe.
  var isPartOfWord: Bool {
    if isLetter || isNumber { return !joinsWithGap }
    if isApostrophe { return true }
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return scalar.value == 0x200C || scalar.value == 0x200D
    }
  }

  /// Whether a letter that joins with what follows it, of which Malayalam has one, did so with a space or a
  /// dash: a word ends there.
  private var joinsWithGap: Bool {
    guard let last = unicodeScalars.last, last != unicodeScalars.first else { return false }
    return last.properties.isWhitespace || last.properties.generalCategory == .dashPunctuation
  }

  /// A quotation mark or bracket, opening or closing.
  var isQuoteOrBracket: Bool {
    if isApostrophe || self == "\"" { return true }
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: return true
    default: return false
    }
  }

  /// A mark that ends a sentence where a space follows.
  var endsSentence: Bool {
    switch self {
    case ".", "!", "?", "\u{2026}", "\u{061F}", "\u{06D4}", "\u{0964}": true
    default: endsIdeographicSentence
    }
  }

  /// A mark that ends a sentence without a space.
  var endsIdeographicSentence: Bool {
    switch self {
    case "\u{3002}", "\u{FF01}", "\u{FF1F}", "\u{FF0E}": true
    default: false
    }
  }

  /// Whether this mark, typed after a suggestion was taken, swallows the space before it.
  ///
  /// A straight quotation mark does so where one is open in the line.
  func swallowsSpace(after text: Substring) -> Bool {
    guard self == "\"" else { return closes }
    return !text.reversed().prefix { !$0.isNewline }.count { $0 == "\"" }.isMultiple(of: 2)
  }

  /// Whether nothing needs to part this from the word before it.
  var standsForSpace: Bool { isWhitespace && !isNewline || closes }

  private var closes: Bool { ".,;:!?)]}\u{2026}\u{2019}\u{201D}\u{00BB}".contains(self) }
}

extension Substring {
  /// Removes characters from the end as long as they match.
  mutating func trimEnd(_ matches: (Character) -> Bool) {
    while let last, matches(last) { removeLast() }
  }
}
