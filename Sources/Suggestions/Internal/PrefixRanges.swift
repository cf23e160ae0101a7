// SPDX-License-Identifier: MIT

/// The numbers of the words that start with what is typed: for each letter the range within the one
/// before, kept for backspace.
struct PrefixRanges {
  private var key = WordBytes()
  private var ranges: [Range<Int>] = []

  init() { ranges.reserveCapacity(LexiconFormat.longestWord + 2) }

  /// The words that start with a prefix.
  mutating func find(_ prefix: WordBytes, in words: WordTable) -> Range<Int> {
    if ranges.isEmpty { ranges.append(0..<words.count) }
    let kept = prefix.commonPrefix(with: key)
    ranges.removeLast(ranges.count - 1 - kept)
    var part = prefix
    for length in kept..<prefix.count {
      part = prefix
      part.keep(length + 1)
      ranges.append(words.range(of: part, in: ranges[length]))
    }
    key = prefix
    return ranges[prefix.count]
  }
}
