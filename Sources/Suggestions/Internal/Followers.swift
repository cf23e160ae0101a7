// SPDX-License-Identifier: MIT

/// The words that are known to follow a context, ascending, with their costs.
struct Followers {
  let words: MappedArray<UInt16>
  let table: CostTable
  let range: Range<Int>

  /// What a word costs after this context; nil if it isn't known to follow.
  @inline(__always)
  func cost(of word: Int) -> Int? {
    place(of: word).map { Int(table.costs[$0]) }
  }

  /// Where a word stands; nil if it isn't known to follow.
  @inline(__always)
  func place(of word: Int) -> Int? {
    let place = words.lowerBound(of: word, in: range)
    return place < range.upperBound && Int(words[place]) == word ? place : nil
  }

  /// Where the words of a range of numbers stand.
  @inline(__always)
  func places(of numbers: Range<Int>) -> Range<Int> {
    let start = words.lowerBound(of: numbers.lowerBound, in: range)
    let end = words.lowerBound(of: numbers.upperBound, in: start..<range.upperBound)
    return start..<end
  }
}
