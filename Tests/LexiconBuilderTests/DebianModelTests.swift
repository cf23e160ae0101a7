// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LexiconBuilder

private let modelPath = "/usr/share/pocketsphinx/model/en-us/en-us.lm.bin"

/// The real file. Set-up installs it, so that it is missing only where tests are run without their script.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: modelPath)))
struct DebianModelTests {
  /// The file's own rounding leaves up to 0.3 % more after a few words with one frequent follower ("thank").
  @Test func probabilitiesAfterAContextAddUpToOne() throws {
    let bytes = try #require(FileManager.default.contents(atPath: modelPath))
    let model = try SphinxModel([UInt8](bytes))
    let start = try #require(model.words.firstIndex(of: "<s>"))
    for context in ["<s>", "the", "of", "you", "would", "zebra", "don't"] {
      let place = try #require(model.words.firstIndex(of: context))
      let sum = model.words.indices.filter { $0 != start }.reduce(0.0) {
        $0 + pow(10, Double(logProbability(model, of: $1, after: place)))
      }
      #expect((0.995...1.001).contains(sum), "\(context): \(sum)")
    }
  }

  private func logProbability(_ model: SphinxModel, of word: Int, after context: Int) -> Float {
    let row = model.unigrams[word].firstBigram..<model.unigrams[word + 1].firstBigram
    var (low, high) = (row.lowerBound, row.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if model.bigram(middle).word < context { low = middle + 1 } else { high = middle }
    }
    if low < row.upperBound, model.bigram(low).word == context {
      return model.bigram(low).logProbability
    }
    return model.unigrams[context].backOff + model.unigrams[word].logProbability
  }
}
