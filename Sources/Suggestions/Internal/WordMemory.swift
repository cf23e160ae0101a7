// SPDX-License-Identifier: MIT

/// The numbers of words that were looked up lately: the words before the caret are looked up at each word.
struct WordMemory {
  private static let size = 64
  private var keys = [WordBytes](repeating: WordBytes(), count: size)
  // -1 for a word that isn't known.
  private var numbers = [Int](repeating: -1, count: size)

  /// The number of a word; nil if it isn't known.
  mutating func number(of key: WordBytes, in words: WordTable) -> Int? {
    var hash: UInt32 = 2_166_136_261
    for index in 0..<key.count { hash = (hash ^ UInt32(key[index])) &* 16_777_619 }
    let place = Int(hash % UInt32(Self.size))
    if keys[place].count != key.count || !keys[place].hasPrefix(key) {
      keys[place] = key
      numbers[place] = words.number(of: key) ?? -1
    }
    return numbers[place] < 0 ? nil : numbers[place]
  }
}
