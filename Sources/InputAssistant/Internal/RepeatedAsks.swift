// SPDX-License-Identifier: MIT

/// When to ask again for words, because there was no time to look for all of them.
///
/// Each time more of the lexicon is in memory. A machine that is too slow all the same keeps what it has.
struct RepeatedAsks {
  /// How often at the most it is asked again for one text.
  static let limit = 5

  private var count = 0
  private var isDue = false
  private var isScheduled = false

  /// There is an answer; whether ``begin()`` is to be called when nothing else is to be done.
  mutating func answered(cutShort: Bool) -> Bool {
    isDue = cutShort && count < Self.limit
    if !isDue { count = 0 }
    guard isDue, !isScheduled else { return false }
    isScheduled = true
    return true
  }

  /// Nothing else is to be done; whether to ask again: a better answer may have come meanwhile.
  mutating func begin() -> Bool {
    isScheduled = false
    guard isDue else { return false }
    isDue = false
    count += 1
    return true
  }

  /// Another field has the focus, or none.
  mutating func forget() { (count, isDue) = (0, false) }
}
