// SPDX-License-Identifier: MIT

/// Finds the words of the least cost that start with what is typed.
struct WordSearch {
  let tables: LexiconTables
  let model: ContextModel
  /// The words that start with what is typed.
  let numbers: Range<Int>
  /// The word that is typed in full; nil if what is typed is none.
  let whole: Int?
  /// Whether that is offered, because it is written otherwise than it is typed.
  let offersWhole: Bool
  let recent: [Int]
  let rejected: RejectedWords
  let suppressesRejected: Bool

  /// A word that was said lately costs less by a tenth of what it costs alone: a rare one tells more.
  static let recentPart = 10
  /// A word that was passed over costs more by this: its probability is a thirtieth.
  static let rejectedPenalty = 48

  /// The best words.
  ///
  /// - Parameter isLate: Asked between the steps, of which each takes some microseconds; when it says
  ///   yes, what was found so far is the answer. If that is nothing, one more step is taken.
  func best(isLate: () -> Bool) -> BestWords {
    var best = BestWords()
    guard !numbers.isEmpty else { return best }
    addRecent(to: &best)
    if let triples = model.triples {
      add(triples, offset: 0, to: &best) { _ in false }
    }
    if let pairs = model.pairs {
      if isLate() {
        best.isCutShort = true
      } else {
        add(pairs, offset: model.pairOffset, to: &best) { model.knowsAsTriple($0) }
      }
    }
    if best.count == 0 || !isLate() {
      addSingles(to: &best)
    } else {
      best.isCutShort = true
    }
    return best
  }

  private func addRecent(to best: inout BestWords) {
    for (index, word) in recent.enumerated()
    where numbers.contains(word) && !recent[..<index].contains(word) {
      let single = Int(tables.unigrams.costs[word])
      let cost = model.cost(of: word, single: single) - single / Self.recentPart
      insert(word, cost: cost, into: &best)
    }
  }

  private func add(
    _ followers: Followers, offset: Int, to best: inout BestWords, unless isKnown: (Int) -> Bool
  ) {
    followers.table.scan(followers.places(of: numbers), offset: offset, into: &best) {
      place, cost, best in
      let word = Int(followers.words[place])
      if !isKnown(word), !recent.contains(word) { insert(word, cost: cost, into: &best) }
    }
  }

  private func addSingles(to best: inout BestWords) {
    // A word that wasn't looked for among those that follow is still to be found.
    let hasPairs = !best.isCutShort
    tables.unigrams.scan(numbers, offset: model.singleOffset, into: &best) { word, cost, best in
      let isFound = hasPairs ? model.knows(word) : model.knowsAsTriple(word)
      if !isFound, !recent.contains(word) { insert(word, cost: cost, into: &best) }
    }
  }

  @inline(__always)
  private func insert(_ word: Int, cost: Int, into best: inout BestWords) {
    if word == whole, !offersWhole { return }
    if WordFlags(rawValue: tables.flags[word]).contains(.vulgar) { return }
    // It was passed over to be typed, not because another one is meant.
    guard word != whole, rejected.contains(word) else { return best.insert(word, cost: cost) }
    if !suppressesRejected { best.insert(word, cost: cost + Self.rejectedPenalty) }
  }
}
