// SPDX-License-Identifier: MIT

import Suggestions

extension LanguageModel {
  /// Back-offs from two words to one count for more than the model says: words that follow both are
  /// preferred. With the figure of 1.6 a text's next words are found a little more often than with 1.
  private static let trigramBackOffWeight: Float = 1.6

  /// The sections about words without a context.
  func encodeUnigrams(into sections: inout [LexiconFormat.Section: [UInt8]]) {
    let costs = words.map { LexiconFormat.cost(logProbability: $0.logProbability) }
    let logs = words.map(\.backOff) + [backOff(ofWord: words.count)]
    let backOffs = logs.map { LexiconFormat.backOff(log: $0) }
    sections[.unigramCosts] = costs
    sections[.unigramMinima] = costs.blockMinima
    sections[.unigramBackOffs] = backOffs.littleEndianBytes
  }

  /// The sections about words after one word.
  func encodeBigrams(into sections: inout [LexiconFormat.Section: [UInt8]]) {
    let costs = bigrams.map { LexiconFormat.cost(logProbability: $0.logProbability) }
    sections[.bigramStarts] = bigramStarts.map { UInt32($0) }.littleEndianBytes
    sections[.bigramWords] = bigrams.map { UInt16($0.word) }.littleEndianBytes
    sections[.bigramCosts] = costs
    sections[.bigramMinima] = costs.blockMinima
  }

  /// The sections about words after two words.
  ///
  /// - Throws: ``BuildError`` if one context has more followers than the format can hold.
  func encodeTrigrams(into sections: inout [LexiconFormat.Section: [UInt8]]) throws {
    let contexts = bigrams.indices.filter { trigramStarts[$0] < trigramStarts[$0 + 1] }
    encodeContexts(contexts, into: &sections)
    let starts = contexts.map { trigramStarts[$0] } + [trigrams.count]
    let size = LexiconFormat.contextsPerBase
    let bases = stride(from: 0, to: starts.count, by: size).map { starts[$0] }
    let offsets = starts.enumerated().map { $1 - bases[$0 / size] }
    guard offsets.allSatisfy({ $0 <= 0xFFFF }) else {
      throw BuildError.unwritable(
        path: "trigrams", reason: "more than \(0xFFFF) of them follow \(size) contexts")
    }
    let costs = trigrams.map { LexiconFormat.cost(logProbability: $0.logProbability) }
    sections[.trigramBases] = bases.map { UInt32($0) }.littleEndianBytes
    sections[.trigramOffsets] = offsets.map { UInt16($0) }.littleEndianBytes
    sections[.trigramWords] = trigrams.map { UInt16($0.word) }.littleEndianBytes
    sections[.trigramCosts] = costs
    sections[.trigramMinima] = costs.blockMinima
  }

  private func encodeContexts(
    _ contexts: [Int], into sections: inout [LexiconFormat.Section: [UInt8]]
  ) {
    var bits = [UInt64](repeating: 0, count: (bigrams.count + 63) / 64)
    for bigram in contexts { bits[bigram / 64] |= 1 << UInt64(bigram % 64) }
    var (ranks, count) = ([UInt32](), 0)
    for (index, word) in bits.enumerated() {
      if index % (LexiconFormat.bitsPerRank / 64) == 0 { ranks.append(UInt32(count)) }
      count += word.nonzeroBitCount
    }
    sections[.contextBits] = bits.littleEndianBytes
    sections[.contextRanks] = ranks.littleEndianBytes
    sections[.contextBackOffs] =
      contexts.map {
        LexiconFormat.backOff(log: bigrams[$0].backOff * Self.trigramBackOffWeight)
      }.littleEndianBytes
  }
}

extension [UInt8] {
  /// The least of each block of costs.
  var blockMinima: [UInt8] {
    stride(from: 0, to: count, by: LexiconFormat.costsPerBlock).map { start in
      self[start..<Swift.min(start + LexiconFormat.costsPerBlock, count)].min() ?? 0
    }
  }
}
