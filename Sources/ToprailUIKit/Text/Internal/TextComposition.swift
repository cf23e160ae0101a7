// SPDX-License-Identifier: MIT

/// Text that isn't settled yet. Positions count Unicode scalars.
struct TextComposition {
  /// Where it lies in the text.
  var range: Range<Int>
  /// What it took the place of.
  let removed: String

  /// Takes in that a part of the range goes. False if it isn't a part.
  mutating func shrink(by part: Range<Int>) -> Bool {
    guard range.lowerBound <= part.lowerBound, part.upperBound <= range.upperBound else {
      return false
    }
    range = range.lowerBound..<range.upperBound - part.count
    return true
  }
}
