// SPDX-License-Identifier: MIT

/// The words that were offered for the word that is being typed and weren't taken.
struct RejectedWords {
  private var numbers: [Int] = []
  // How much was typed when each was offered; ascending.
  private var lengths: [Int] = []
  private var shown: [Int] = []
  private var shownKey = WordBytes()

  init() {
    numbers.reserveCapacity(Self.limit)
    lengths.reserveCapacity(Self.limit)
    shown.reserveCapacity(3)
  }

  private static let limit = 3 * 64

  func contains(_ word: Int) -> Bool { numbers.contains(word) }

  /// Another word is being typed.
  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    shown.removeAll(keepingCapacity: true)
    shownKey = WordBytes()
  }

  /// More was typed, or some of it deleted: what was shown is rejected, or offered anew.
  mutating func typed(_ key: WordBytes) {
    if key.count > shownKey.count, key.hasPrefix(shownKey) {
      for word in shown where numbers.count < Self.limit {
        numbers.append(word)
        lengths.append(shownKey.count)
      }
    } else if key.count < shownKey.count || !key.hasPrefix(shownKey) {
      let kept = key.commonPrefix(with: shownKey)
      while let length = lengths.last, length >= kept {
        lengths.removeLast()
        numbers.removeLast()
      }
    }
    shown.removeAll(keepingCapacity: true)
    shownKey = key
  }

  /// A word is offered for what is typed now.
  mutating func show(_ word: Int) { if shown.count < 3 { shown.append(word) } }
}
