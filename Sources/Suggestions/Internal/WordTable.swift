// SPDX-License-Identifier: MIT

/// The words in the order of their bytes: a word's number is its rank, a prefix a range of numbers.
struct WordTable: Sendable {
  let count: Int
  private let blocks: MappedArray<UInt32>
  private let bytes: MappedArray<UInt8>

  init(count: Int, blocks: MappedArray<UInt32>, bytes: MappedArray<UInt8>) {
    self.count = count
    self.blocks = blocks
    self.bytes = bytes
  }

  /// The bytes of a word.
  func word(_ number: Int) -> WordBytes {
    var cursor = Cursor(self, block: number / LexiconFormat.wordsPerBlock)
    for _ in 0..<(number % LexiconFormat.wordsPerBlock) { cursor.advance() }
    return cursor.word
  }

  /// The number of a word; nil if it isn't known.
  func number(of key: WordBytes) -> Int? {
    let place = firstNotBelow(key, in: 0..<count)
    guard place < count else { return nil }
    let found = word(place)
    return found.count == key.count && found.hasPrefix(key) ? place : nil
  }

  /// The words in a range that start with a prefix.
  func range(of prefix: WordBytes, in range: Range<Int>) -> Range<Int> {
    let start = firstNotBelow(prefix, in: range)
    guard start < range.upperBound, word(start).hasPrefix(prefix) else { return start..<start }
    return start..<firstNotBelow(prefix.afterAllWithThisPrefix, in: start..<range.upperBound)
  }

  /// The first number in a range whose word isn't before a key.
  private func firstNotBelow(_ key: WordBytes, in range: Range<Int>) -> Int {
    let size = LexiconFormat.wordsPerBlock
    // The first block whose first word isn't before the key; what is sought lies in the one before.
    var (low, high) = (range.lowerBound / size + 1, (range.upperBound + size - 1) / size)
    while low < high {
      let middle = (low + high) / 2
      if isHead(of: middle, below: key) { low = middle + 1 } else { high = middle }
    }
    var number = (low - 1) * size
    var cursor = Cursor(self, block: low - 1)
    let end = min(range.upperBound, low * size)
    while number < end {
      if number >= range.lowerBound, !cursor.word.isBelow(key) { return number }
      number += 1
      if number < end { cursor.advance() }
    }
    return max(end, range.lowerBound)
  }

  /// Whether a block's first word is before a key; looked at where it lies.
  private func isHead(of block: Int, below key: WordBytes) -> Bool {
    let start = Int(blocks[block])
    let count = Int(bytes[start])
    for index in 0..<min(count, key.count) {
      let byte = bytes[start &+ 1 &+ index]
      if byte != key[index] { return byte < key[index] }
    }
    return count < key.count
  }

  /// Reads a block word by word.
  private struct Cursor {
    var word = WordBytes()
    private let bytes: MappedArray<UInt8>
    private var place: Int

    init(_ table: WordTable, block: Int) {
      bytes = table.bytes
      place = Int(table.blocks[block])
      append(Int(bytes[place]))
    }

    mutating func advance() {
      word.keep(Int(bytes[place]))
      place &+= 1
      append(Int(bytes[place]))
    }

    private mutating func append(_ length: Int) {
      for index in 0..<length { word.append(bytes[place &+ 1 &+ index]) }
      place &+= 1 &+ length
    }
  }
}
