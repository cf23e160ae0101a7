// SPDX-License-Identifier: MIT

import Glibc

/// The layout of a lexicon file, for its reader and its writer.
///
/// Everything is little-endian. A header of ``headerSize`` bytes comes first:
///
/// | byte | what |
/// |---|---|
/// | 0 | ``magic``, 8 bytes |
/// | 8 | version, u32 |
/// | 12 | how many sections, u32 |
/// | 16 | size of the file, u64 |
/// | 24 | ``checksum(_:)`` of what every use needs: from byte 40 to the first n-grams of two words, u64 |
/// | 32 | ``checksum(_:)`` of the rest, u64 |
/// | 40 | for each ``Section`` in its order: offset and length in bytes, u64 each |
///
/// Then come the sections, each at a multiple of eight bytes. A *cost* is −32 · log10 P, rounded, from 0
/// to 255; a back-off is a signed byte in the same unit, to be added to the cost of the shorter n-gram.
/// A word's number is its rank among the words sorted by bytes, so that a prefix is a range of numbers.
/// The number after the last word's stands for the start of a sentence where a context is asked for.
package enum LexiconFormat {
  package static let version = 1
  package static let magic: [UInt8] = Array("TOPRLEX\n".utf8)
  package static let headerSize = sumsEnd + 16 * Section.allCases.count
  /// Where the version ends; headers of all versions are the same up to here.
  package static let versionEnd = 12
  /// Where the sums end and what they are made of begins.
  package static let sumsEnd = 40
  /// Costs per factor of ten.
  package static let costScale: Float = 32
  /// So many words share a block, whose first is spelled in full.
  package static let wordsPerBlock = 16
  /// So many costs share a minimum.
  package static let costsPerBlock = 32
  /// So many contexts of two words share a base.
  package static let contextsPerBase = 16
  /// So many bits share a count of the set bits before them.
  package static let bitsPerRank = 512
  /// No lexicon has more words: a follower's number has sixteen bits.
  package static let mostWords = 0xFFFF
  /// No word is longer, in bytes; so that buffers have a fixed size.
  package static let longestWord = 63
  /// Strings of up to so many bytes need no memory of their own.
  package static let longestSmallString = 15

  /// What a file holds, in this order.
  package enum Section: Int, CaseIterable {
    /// Text: `language`, `size` and `source` lines, fields separated by tabs.
    case info
    /// u32 for each block of words: where it starts in ``words``.
    case wordBlocks
    /// The words: length and bytes of a block's first; then how many bytes each shares with the one
    /// before, how many follow, and these.
    case words
    /// u8 for each word, of ``WordFlags``.
    case flags
    /// u16: the words with a form of their own, ascending.
    case formWords
    /// u32 for each of them and one more: where its form starts in ``forms``.
    case formStarts
    /// The forms' bytes.
    case forms
    /// u16: the words whose form is longer than ``longestSmallString``, ascending.
    case longWords
    /// u8 for each word: its cost without a context.
    case unigramCosts
    /// u8: the least of each block of ``unigramCosts``.
    case unigramMinima
    /// i8 for each word and the start of a sentence: its back-off as a context.
    case unigramBackOffs
    /// u32 for each word, the start of a sentence and one more: where its followers start.
    case bigramStarts
    /// u16: followers, ascending for each context. The second sum begins here.
    case bigramWords
    /// u8: their costs.
    case bigramCosts
    /// u8: the least of each block of ``bigramCosts``.
    case bigramMinima
    /// A bit for each bigram, in u64: whether something is known to follow it.
    case contextBits
    /// u32: how many bits are set before each group of ``bitsPerRank``.
    case contextRanks
    /// i8 for each such bigram: its back-off.
    case contextBackOffs
    /// u32 for each group of ``contextsPerBase`` such bigrams, one context more counted: where the
    /// group's followers start.
    case trigramBases
    /// u16 for each such bigram and one more: where its followers start, from its group's base.
    case trigramOffsets
    /// u16: followers, ascending for each context.
    case trigramWords
    /// u8: their costs.
    case trigramCosts
    /// u8: the least of each block of ``trigramCosts``.
    case trigramMinima
  }

  /// The probability that a cost stands for, from 0 to 1.
  package static func probability(cost: Int) -> Double {
    min(pow(10, -Double(cost) / Double(costScale)), 1)
  }

  /// The cost of a probability.
  package static func cost(logProbability: Float) -> UInt8 {
    UInt8(min(max((-logProbability * costScale).rounded(), 0), 255))
  }

  /// A back-off as it is stored.
  package static func backOff(log: Float) -> Int8 {
    Int8(min(max((-log * costScale).rounded(), -128), 127))
  }

  /// Writes the sums of a file into it.
  ///
  /// - Parameter split: Where the second sum begins.
  package static func seal(_ file: inout [UInt8], splitAt split: Int) {
    for (place, range) in [(24, sumsEnd..<split), (32, split..<file.count)] {
      let sum = file.withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0[range])) }
      withUnsafeBytes(of: sum.littleEndian) { file.replaceSubrange(place..<place + 8, with: $0) }
    }
  }

  /// A sum that tells a changed file: four lanes of multiplications, eight bytes at a time.
  ///
  /// It guards against accidents, not against malice.
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
    var (first, second, third, fourth): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    var index = 0
    func mix(_ lane: inout UInt64, _ offset: Int) {
      let word = bytes.loadUnaligned(fromByteOffset: index &+ offset, as: UInt64.self)
      lane = (lane ^ word.littleEndian) &* prime
      lane ^= lane &>> 29
    }
    while index &+ 32 <= bytes.count {
      mix(&first, 0)
      mix(&second, 8)
      mix(&third, 16)
      mix(&fourth, 24)
      index &+= 32
    }
    var sum = UInt64(bytes.count)
    for lane in [first, second, third, fourth] { sum = (sum ^ lane) &* prime ^ (sum >> 31) }
    while index < bytes.count {
      sum = (sum ^ UInt64(bytes[index])) &* prime
      sum ^= sum >> 29
      index += 1
    }
    return sum
  }
}
