// SPDX-License-Identifier: MIT

/// The trigram model of the package `pocketsphinx-en-us`, as its file has it.
///
/// The file keeps n-grams reversed: under a predicted word lie the words before it, and under those the
/// words before them. `SphinxModel+Forward` turns them round.
struct SphinxModel {
  /// A predicted word, and where the bigrams that end with it begin.
  struct Unigram {
    var logProbability: Float
    var backOff: Float
    var firstBigram: Int
  }

  /// Something in the file that can't be.
  struct Damage: Error {
    var reason: String
  }

  static let magic = Array("Trie Language Model".utf8)

  /// The words in the file's order, `<s>`, `</s>` and `<unk>` among them.
  let words: [String]
  /// One for each word and one more, which ends the last row of bigrams.
  let unigrams: [Unigram]
  private let bigrams: BitArray
  private let trigrams: BitArray
  private let wordBits: Int
  private let trigramBits: Int
  private let bigramProbabilities: [Float]
  private let bigramBackOffs: [Float]
  private let trigramProbabilities: [Float]

  init(_ bytes: [UInt8]) throws(Damage) {
    do {
      try self.init(reading: bytes)
    } catch let damage as Damage {
      throw damage
    } catch {
      throw Damage(reason: "it ends too early")
    }
  }

  private init(reading bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    guard Array(try reader.take(Self.magic.count)) == Self.magic else {
      throw Damage(reason: "it doesn't begin with '\(String(decoding: Self.magic, as: UTF8.self))'")
    }
    guard try reader.uint8() == 3 else { throw Damage(reason: "it is no trigram model") }
    let wordCount = Int(try reader.uint32())
    let bigramRoom = Int(try reader.uint32())
    let trigramRoom = Int(try reader.uint32())
    _ = try reader.uint32()
    wordBits = Self.bitLength(wordCount)
    trigramBits = Self.bitLength(trigramRoom)
    bigramProbabilities = try Self.logarithms(&reader)
    bigramBackOffs = try Self.logarithms(&reader)
    trigramProbabilities = try Self.logarithms(&reader)
    unigrams = try Self.unigrams(&reader, count: wordCount + 1)
    bigrams = try Self.packed(&reader, count: bigramRoom + 1, width: wordBits + 32 + trigramBits)
    trigrams = try Self.packed(&reader, count: trigramRoom + 1, width: wordBits + 16)
    words = try Self.words(&reader, count: wordCount)
    try checkRows()
  }

  /// How many bigrams there are: the file has room for a few more than it holds.
  var bigramCount: Int { unigrams[unigrams.count - 1].firstBigram }
  var trigramCount: Int { firstTrigram(bigramCount) }

  /// The word before, and what is known about both.
  func bigram(_ index: Int) -> (word: Int, logProbability: Float, backOff: Float) {
    let quantized = Int(bigrams.bits(of: index, at: wordBits, length: 32))
    return (
      Int(bigrams.bits(of: index, at: 0, length: wordBits)),
      bigramProbabilities[quantized >> 16], bigramBackOffs[quantized & 0xffff]
    )
  }

  /// Where the trigrams that end with a bigram lie.
  func trigramRange(ofBigram index: Int) -> Range<Int> {
    firstTrigram(index)..<firstTrigram(index + 1)
  }

  /// The word two before, and the probability of the word that the trigram ends with.
  func trigram(_ index: Int) -> (word: Int, logProbability: Float) {
    (
      Int(trigrams.bits(of: index, at: 0, length: wordBits)),
      trigramProbabilities[Int(trigrams.bits(of: index, at: wordBits, length: 16))]
    )
  }

  private func firstTrigram(_ index: Int) -> Int {
    Int(bigrams.bits(of: index, at: wordBits + 32, length: trigramBits))
  }
}

extension SphinxModel {
  /// The file's logarithms have the base 1.0001.
  private static let decimalLogarithm = Float(4.342727686266382e-05)

  static func bitLength(_ value: Int) -> Int {
    Int.bitWidth - value.leadingZeroBitCount
  }

  private static func logarithm(_ bits: UInt32) throws -> Float {
    let value = Float(bitPattern: bits)
    guard value.isFinite else { throw Damage(reason: "a probability is no number") }
    return value * decimalLogarithm
  }

  private static func logarithms(_ reader: inout ByteReader) throws -> [Float] {
    try reader.uint32s(65536).map(logarithm)
  }

  private static func unigrams(_ reader: inout ByteReader, count: Int) throws -> [Unigram] {
    let fields = try reader.uint32s(count * 3)
    return try (0..<count).map {
      Unigram(
        logProbability: try logarithm(fields[$0 * 3]), backOff: try logarithm(fields[$0 * 3 + 1]),
        firstBigram: Int(fields[$0 * 3 + 2]))
    }
  }

  private static func packed(_ reader: inout ByteReader, count: Int, width: Int) throws -> BitArray
  {
    let bytes = try reader.take(BitArray.byteCount(count: count, width: width))
    return BitArray(bytes, count: count, width: width)
  }

  private static func words(_ reader: inout ByteReader, count: Int) throws -> [String] {
    let length = Int(try reader.uint32())
    let text = try reader.take(length)
    guard text.last ?? 0 == 0, reader.remaining == 0 else {
      throw Damage(reason: "its words don't end with the file")
    }
    let words = text.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    guard words.count == count else {
      throw Damage(reason: "it has \(words.count) words instead of \(count)")
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Rows must follow each other and words must exist, so that nothing later looks beyond an end.
  private func checkRows() throws {
    var previous = 0
    for unigram in unigrams {
      guard unigram.firstBigram >= previous else { throw Damage(reason: "its bigrams overlap") }
      previous = unigram.firstBigram
    }
    guard unigrams[0].firstBigram == 0, bigramCount < bigrams.count else {
      throw Damage(reason: "its bigrams don't belong to its words")
    }
    try checkBigrams()
    for index in 0..<trigramCount where trigram(index).word >= words.count {
      throw Damage(reason: "a trigram has a word that isn't there")
    }
  }

  private func checkBigrams() throws {
    var previous = 0
    for index in 0...bigramCount {
      let first = firstTrigram(index)
      guard first >= previous else { throw Damage(reason: "its trigrams overlap") }
      guard index == bigramCount || bigram(index).word < words.count else {
        throw Damage(reason: "a bigram has a word that isn't there")
      }
      previous = first
    }
    guard firstTrigram(0) == 0, trigramCount < trigrams.count else {
      throw Damage(reason: "its trigrams don't belong to its bigrams")
    }
  }
}
