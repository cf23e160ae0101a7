// SPDX-License-Identifier: MIT

import Foundation

/// A trigram model of a few words, written as the file of `pocketsphinx-en-us` is.
struct TinyModel {
  var words: [String]
  /// Decimal logarithms: of the word's probability, and of its back-off.
  var unigrams: [(Float, Float)]
  /// First word, second word, log-probability, back-off.
  var bigrams: [(Int, Int, Float, Float)]
  /// Three words and a log-probability.
  var trigrams: [(Int, Int, Int, Float)]
  /// How many more n-grams the file has room for than it holds.
  var room = 2

  /// Packs numbers of some bits, the least significant bit first.
  private struct Packer {
    var bits: [Bool] = []

    mutating func add(_ value: Int, _ width: Int) {
      for bit in 0..<width { bits.append(value >> bit & 1 == 1) }
    }

    /// The bytes, zeros up to a number of them.
    func bytes(_ count: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      for (place, bit) in bits.enumerated() where bit { bytes[place / 8] |= 1 << (place % 8) }
      return bytes
    }
  }

  /// The file's bytes.
  var bytes: [UInt8] {
    var bytes = Array("Trie Language Model".utf8) + [3]
    for number in [words.count, bigrams.count + room, trigrams.count + room, 1] {
      bytes += little(UInt32(number))
    }
    // Reversed: under the last word come those before it.
    let reversed = bigrams.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    bytes += table(reversed.map(\.2)) + table(reversed.map(\.3)) + table(sortedTrigrams.map(\.3))
    for word in 0...words.count {
      let (log, backOff) = word < words.count ? unigrams[word] : (0, 0)
      let first = reversed.firstIndex { $0.1 >= word } ?? reversed.count
      bytes += float(log) + float(backOff) + little(UInt32(first))
    }
    bytes += packedBigrams(reversed) + packedTrigrams()
    let text: [UInt8] = words.flatMap { word -> [UInt8] in Array(word.utf8) + [0] }
    return bytes + little(UInt32(text.count)) + text
  }

  private var sortedTrigrams: [(Int, Int, Int, Float)] {
    trigrams.sorted { ($0.2, $0.1, $0.0) < ($1.2, $1.1, $1.0) }
  }

  private func packedBigrams(_ reversed: [(Int, Int, Float, Float)]) -> [UInt8] {
    let (wordBits, trigramBits) = (width(words.count), width(trigrams.count + room))
    var packer = Packer()
    for (index, bigram) in reversed.enumerated() {
      packer.add(bigram.0, wordBits)
      packer.add(index, 16)
      packer.add(index, 16)
      let first = sortedTrigrams.firstIndex { ($0.2, $0.1) >= (bigram.1, bigram.0) }
      packer.add(first ?? trigrams.count, trigramBits)
    }
    packer.add(0, wordBits + 32)
    packer.add(trigrams.count, trigramBits)
    let bits = (1 + bigrams.count + room) * (wordBits + 32 + trigramBits)
    return packer.bytes((bits + 7) / 8 + 8)
  }

  private func packedTrigrams() -> [UInt8] {
    var packer = Packer()
    for (index, trigram) in sortedTrigrams.enumerated() {
      packer.add(trigram.0, width(words.count))
      packer.add(index, 16)
    }
    return packer.bytes(((1 + trigrams.count + room) * (width(words.count) + 16) + 7) / 8 + 8)
  }

  private func width(_ value: Int) -> Int { Int.bitWidth - value.leadingZeroBitCount }

  private func table(_ logs: [Float]) -> [UInt8] {
    logs.flatMap(float) + [UInt8](repeating: 0, count: (65536 - logs.count) * 4)
  }

  /// The file's logarithms have the base 1.0001.
  private func float(_ log: Float) -> [UInt8] {
    little((log / Float(log10(1.0001))).bitPattern)
  }

  private func little(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
  }
}

extension TinyModel {
  /// Sentences about cats and dogs.
  static let pets = TinyModel(
    words: ["</s>", "<s>", "cat", "dog", "sat", "the", "zzz's"],
    unigrams: [
      (-1, 0), (-99, -0.5), (-2, -0.2), (-2.5, -0.3), (-1.5, 0), (-0.5, -0.75), (-7, 0),
    ],
    bigrams: [
      (1, 5, -0.25, -0.125), (5, 2, -0.75, -0.5), (5, 3, -1.25, -0.25), (2, 4, -0.5, 0),
      (4, 0, -0.3, 0), (3, 4, -1, 0),
    ],
    trigrams: [(1, 5, 3, -0.375), (1, 5, 2, -0.625), (5, 2, 4, -0.1)])
}
