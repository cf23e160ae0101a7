// SPDX-License-Identifier: MIT

/// Picks what is shown, so that not all of it is one word in three inflections.
enum WordVariety {
  /// The indices of up to three words to show, the best first.
  static func pick(from best: BestWords, in words: WordTable) -> InlineArray<3, Int> {
    var picked: InlineArray<3, Int> = [0, 1, 2]
    guard best.count > 3 else { return picked }
    let (first, second) = (words.word(best.word(0)), words.word(best.word(1)))
    guard isInflection(first, second) else { return picked }
    for index in 2..<best.count {
      let third = words.word(best.word(index))
      if !isInflection(first, third) || !isInflection(second, third) {
        picked[2] = index
        break
      }
    }
    return picked
  }

  /// Whether two words differ by no more than an ending: walk and walking, city and cities.
  static func isInflection(_ left: WordBytes, _ right: WordBytes) -> Bool {
    let common = left.commonPrefix(with: right)
    let (leftRest, rightRest) = (left.count - common, right.count - common)
    return common >= 3 && endings.contains { left.ends($0, leftRest) }
      && endings.contains { right.ends($0, rightRest) }
  }

  private static let endings: [StaticString] = [
    "", "s", "es", "'s", "d", "ed", "ing", "er", "ers", "y", "e", "ies", "ied", "ly", "s'",
  ]
}

extension WordBytes {
  /// Whether the last bytes, so many, are these.
  fileprivate func ends(_ ending: StaticString, _ length: Int) -> Bool {
    guard ending.utf8CodeUnitCount == length else { return false }
    for index in 0..<length where self[count - length + index] != ending.utf8Start[index] {
      return false
    }
    return true
  }
}
