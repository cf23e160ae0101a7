// SPDX-License-Identifier: MIT

/// What a lexicon says about a word besides its letters.
package struct WordFlags: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Its first letter is a capital even within a sentence.
  package static let capitalized = WordFlags(rawValue: 1)
  /// It is written in a way of its own, which the forms hold.
  package static let hasForm = WordFlags(rawValue: 2)
  /// It is never offered.
  package static let vulgar = WordFlags(rawValue: 4)
}
