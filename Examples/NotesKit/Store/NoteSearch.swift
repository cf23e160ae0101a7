// SPDX-License-Identifier: MIT

import Foundation

/// The words that a note must contain, all of them, anywhere; case and accents don't count.
package struct NoteSearch: Sendable {
  private let words: [[UInt8]]

  package init(_ query: String) {
    words = Self.folded(query).split { $0 <= 0x20 }.map(Array.init)
  }

  /// Whether everything matches.
  package var isEmpty: Bool { words.isEmpty }

  package func matches(_ text: String) -> Bool { matches(folded: Self.folded(text)) }

  func matches(folded text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in words.allSatisfy { Self.contains($0, in: text) } }
  }

  private static func contains(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress, let first = word.first else { return word.isEmpty }
    var start = 0
    while text.count - start >= word.count {
      let count = text.count - start - word.count + 1
      guard let found = memchr(base + start, Int32(first), count) else { return false }
      start = found - UnsafeMutableRawPointer(mutating: base)
      if memcmp(base + start, word, word.count) == 0 { return true }
      start += 1
    }
    return false
  }

  /// UTF-8 without case and accents.
  static func folded(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    let options: String.CompareOptions = [
      .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ]
    return Array(text.folding(options: options, locale: nil).utf8)
  }
}
