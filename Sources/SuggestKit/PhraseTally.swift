// SPDX-License-Identifier: MIT

/// What a person who types phrases gets from suggestions.
package struct PhraseTally: Hashable, Sendable {
  /// The words typed or taken.
  package private(set) var words = 0
  /// The keys that it took, one for a suggestion.
  package private(set) var keys = 0
  private var plainKeys = 0
  private var led = 0
  /// How many words were taken after so many letters.
  private var taken = [0, 0, 0, 0]

  package init() {}

  /// A word was typed with a space after it, or taken.
  ///
  /// - Parameters:
  ///   - letters: How many letters the word has.
  ///   - typed: How many of them were typed; all of them for a word that was never shown.
  ///   - rank: Where it was shown, 0 for the leading one; nil for a word that was never shown.
  package mutating func add(letters: Int, typed: Int, rank: Int?) {
    words += 1
    keys += typed + 1
    plainKeys += letters + 1
    guard let rank else { return }
    if typed < taken.count { taken[typed] += 1 }
    if typed == 0, rank == 0 { led += 1 }
  }

  /// The figures of a report, in percent; 0 without a word.
  package var figures: [(String, Double)] {
    var shown = 0
    let byLetters = ["next3", "after1", "after2", "after3"].indices.map { letters in
      shown += taken[letters]
      return percent(shown, of: words)
    }
    return [
      ("ks", percent(plainKeys - keys, of: plainKeys)), ("next1", percent(led, of: words)),
      ("next3", byLetters[0]), ("after1", byLetters[1]), ("after2", byLetters[2]),
      ("after3", byLetters[3]),
    ]
  }

  private func percent(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : 100 * Double(part) / Double(whole)
  }
}
