// SPDX-License-Identifier: MIT

/// The word that is being typed, as it stands before the caret.
struct TypedWord {
  /// How a word's letters are cased so far.
  enum Case {
    /// No capital at the start, or nothing typed yet.
    case lower
    /// A capital at the start.
    case capitalized
    /// Two or more letters, all of them capitals.
    case upper
  }

  /// Small letters and straight apostrophes; empty between words.
  private(set) var key = WordBytes()
  private(set) var letterCase = Case.lower
  /// Whether any of its letters is a capital.
  private(set) var hasCapitals = false
  /// Where the scalars before the word end, that is, where its context ends.
  private(set) var contextEnd = 0
  /// Whether it is nothing that words can be offered for: an address, something with digits or a hyphen.
  private(set) var isLeftAlone = false

  init(in window: TextWindow) {
    let scalars = window.scalars
    var start = scalars.count
    while start > 0, scalars[start - 1].isPartOfWord { start -= 1 }
    while start < scalars.count, scalars[start].isApostrophe { start += 1 }
    contextEnd = start
    while contextEnd > 0, scalars[contextEnd - 1].isOpener || scalars[contextEnd - 1].isApostrophe {
      contextEnd -= 1
    }
    let isWhole = contextEnd == 0 ? window.holdsStart : scalars[contextEnd - 1].endsWord
    if !isWhole { isLeftAlone = true }
    read(scalars[start...])
  }

  private mutating func read(_ word: ArraySlice<Unicode.Scalar>) {
    var (capitals, letters) = (0, 0)
    for scalar in word {
      if scalar.isDigit { isLeftAlone = true }
      if scalar.isCapital {
        capitals += 1
        if letters == 0 { letterCase = .capitalized }
      }
      if !scalar.isApostrophe { letters += 1 }
      key.append(lowercase: scalar)
    }
    hasCapitals = capitals > 0
    if capitals > 1, capitals == letters { letterCase = .upper }
    if key.isCut { isLeftAlone = true }
  }
}
