// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LexiconBuilder

struct SphinxModelTests {
  /// A bigram or trigram by its words, with its rounded log-probability and back-off.
  private struct Named: Hashable {
    var words: [String]
    var log: Int
    var backOff: Int

    init(_ words: [String], _ log: Float, _ backOff: Float) {
      self.words = words
      self.log = Int((log * 1000).rounded())
      self.backOff = Int((backOff * 1000).rounded())
    }
  }

  private func named(_ successors: SphinxModel.Successors, _ words: [String]) -> Set<Named> {
    var found: Set<Named> = []
    for context in 0..<successors.bigramStarts.count - 1 {
      for place in successors.bigramStarts[context]..<successors.bigramStarts[context + 1] {
        let bigram = successors.bigrams[place]
        let pair = [words[context], words[Int(bigram.word)]]
        found.insert(Named(pair, bigram.logProbability, bigram.backOff))
        let row = successors.trigramStarts[place]..<successors.trigramStarts[place + 1]
        for trigram in successors.trigrams[row] {
          found.insert(Named(pair + [words[Int(trigram.word)]], trigram.logProbability, 0))
        }
      }
    }
    return found
  }

  @Test func everyNGramIsFoundAfterItsContext() throws {
    let model = try SphinxModel(TinyModel.pets.bytes)
    #expect(model.words == ["</s>", "<s>", "cat", "dog", "sat", "the", "zzz's"])
    // New numbers in another order than the file's, the start of the sentence last.
    let kept = [6, 5, 4, 3, 2, 0]
    let names = kept.map { model.words[$0] } + ["<s>"]
    let successors = model.successors(keeping: kept, start: 1)
    let all = TinyModel.pets
    let expected =
      all.bigrams.map { Named([all.words[$0.0], all.words[$0.1]], $0.2, $0.3) }
      + all.trigrams.map { Named([$0.0, $0.1, $0.2].map { all.words[$0] }, $0.3, 0) }
    #expect(named(successors, names) == Set(expected))
    for row in zip(successors.bigramStarts, successors.bigramStarts.dropFirst()) {
      let words = successors.bigrams[row.0..<row.1].map(\.word)
      #expect(words == words.sorted())
    }
  }

  @Test func nGramsWithAWordThatIsLeftOutGo() throws {
    let model = try SphinxModel(TinyModel.pets.bytes)
    let successors = model.successors(keeping: [5, nil, 3], start: 1)
    let found = named(successors, ["the", "new", "dog", "<s>"])
    #expect(
      found == [
        Named(["<s>", "the"], -0.25, -0.125), Named(["the", "dog"], -1.25, -0.25),
        Named(["<s>", "the", "dog"], -0.375, 0),
      ])
  }

  @Test func unigramsKeepTheirLogarithms() throws {
    let model = try SphinxModel(TinyModel.pets.bytes)
    #expect(abs(model.unigrams[3].logProbability + 2.5) < 1e-4)
    #expect(abs(model.unigrams[3].backOff + 0.3) < 1e-4)
  }

  /// The quantization tables are 786,432 bytes that can't tell where they end: few of their bytes are tried.
  @Test func aFileThatEndsAnywhereIsRefused() {
    let bytes = TinyModel.pets.bytes
    let tables = 36..<36 + 3 * 65536 * 4
    for length in 0..<bytes.count where !tables.contains(length) || length % 50_021 == 0 {
      #expect(throws: SphinxModel.Damage.self) { try SphinxModel(Array(bytes[..<length])) }
    }
    #expect(throws: SphinxModel.Damage.self) { try SphinxModel(bytes + [0]) }
  }

  @Test func aChangedByteIsRefusedOrSurvived() {
    let bytes = TinyModel.pets.bytes
    let tables = 36..<36 + 3 * 65536 * 4
    for place in bytes.indices where !tables.contains(place) {
      for value in [0xFF, bytes[place] ^ 1] as [UInt8] {
        var changed = bytes
        changed[place] = value
        guard let model = try? SphinxModel(changed) else { continue }
        let kept = Array(model.words.indices)
        let successors = model.successors(keeping: kept, start: nil)
        #expect(successors.trigramStarts.count == successors.bigrams.count + 1)
      }
    }
  }
}
