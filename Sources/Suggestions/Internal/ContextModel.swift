// SPDX-License-Identifier: MIT

/// What may come after two words: the followers of both, those of the last, and every word.
///
/// The cost of a word is that of the longest known n-gram, with the back-offs of the contexts that don't
/// know it (Katz, Estimation of probabilities from sparse data, 1987).
struct ContextModel {
  /// What follows the last word.
  var pairs: Followers?
  /// What follows both words.
  var triples: Followers?
  /// What is added to the cost of a word that follows the last word only.
  var pairOffset = 0
  /// What is added to the cost of a word that isn't known to follow.
  var singleOffset = 0

  /// Whether a word is known to follow both words.
  @inline(__always)
  func knowsAsTriple(_ word: Int) -> Bool { triples?.place(of: word) != nil }

  /// Whether a word is known to follow by more than its own frequency.
  @inline(__always)
  func knows(_ word: Int) -> Bool { pairs?.place(of: word) != nil || knowsAsTriple(word) }

  /// What a word costs here.
  func cost(of word: Int, single: Int) -> Int {
    if let cost = triples?.cost(of: word) { return cost }
    if let cost = pairs?.cost(of: word) { return pairOffset + cost }
    return singleOffset + single
  }
}
