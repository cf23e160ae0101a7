// SPDX-License-Identifier: MIT

import LexiconBuilder

/// The typing of one word in a sentence of known and unknown ones, as the oracle follows it.
struct OracleTyping {
  let oracle: Oracle
  let words: [LanguageModel.Word]
  /// The sentence's words before, the first first; nil is one that isn't known.
  let said: [Int?]
  let suppressesRejected: Bool
  private var rejected: Set<Int> = []

  init(_ model: LanguageModel, said: [Int?], suppressesRejected: Bool) {
    oracle = Oracle(model)
    words = model.words
    self.said = said
    self.suppressesRejected = suppressesRejected
  }

  /// What is wrong with the words that were offered for a prefix, and nil if nothing is.
  mutating func complaint(about offered: [Int], for prefix: String) -> String? {
    let costs = costs(for: prefix)
    let sorted = costs.values.sorted()
    defer { rejected.formUnion(offered) }
    guard offered.count == min(sorted.count, 3), Set(offered).count == offered.count else {
      return "\(offered.count) of \(sorted.count) words"
    }
    for (place, word) in offered.enumerated() {
      guard let cost = costs[word] else { return "none of the words at place \(place)" }
      let expected = place == 2 ? third(after: offered, costs, sorted) : [sorted[place]]
      if !expected.contains(cost) {
        return "\(words[word].key) costs \(cost) at place \(place), not \(expected)"
      }
    }
    return nil
  }

  /// The costs of all words that may be offered.
  func costs(for prefix: String) -> [Int: Int] {
    let start = words.count
    let last = said.isEmpty ? start : said[said.count - 1]
    let before = said.isEmpty ? nil : said.count == 1 ? start : said[said.count - 2]
    let recent = said.reversed().compactMap(\.self).prefix(12)
    var costs: [Int: Int] = [:]
    for (word, entry) in words.enumerated()
    where entry.key.utf8.starts(with: prefix.utf8) && !entry.isVulgar {
      // What is typed in full is offered if it is written otherwise, and was never passed over.
      let isWhole = entry.key == prefix
      if isWhole, entry.form == entry.key { continue }
      let isRejected = !isWhole && rejected.contains(word)
      if isRejected, suppressesRejected { continue }
      costs[word] =
        oracle.cost(of: word, after: last, before)
        - (recent.contains(word) ? oracle.cost(entry.logProbability) / 10 : 0)
        + (isRejected ? 48 : 0)
    }
    return costs
  }

  /// What the third word may cost: not three inflections of one word, if one of the first six is another.
  private func third(after offered: [Int], _ costs: [Int: Int], _ sorted: [Int]) -> [Int] {
    guard sorted.count > 3, isInflection(offered[0], offered[1]) else { return [sorted[2]] }
    let others = costs.filter { word, _ in
      !offered.prefix(2).contains(word)
        && !(isInflection(offered[0], word) && isInflection(offered[1], word))
    }
    let sixth = sorted[min(5, sorted.count - 1)]
    guard let best = others.values.min(), best <= sixth else { return [sorted[2]] }
    // Of words that cost the same as the sixth, any may be among the six.
    return best == sixth ? [best, sorted[2]] : [best]
  }

  private func isInflection(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (Array(words[left].key.utf8), Array(words[right].key.utf8))
    let common = zip(left, right).prefix { $0 == $1 }.count
    let endings: Set = [
      "", "s", "es", "'s", "d", "ed", "ing", "er", "ers", "y", "e", "ies", "ied", "ly", "s'",
    ]
    return common >= 3
      && [left, right].allSatisfy {
        endings.contains(String(decoding: $0[common...], as: UTF8.self))
      }
  }
}
