// SPDX-License-Identifier: MIT

import Foundation
import LexiconBuilder
import Suggestions
import Testing

@Suite("A pruned model is a model still")
struct PruningTests {
  @Test("Rows stay sorted, and nothing is made up", arguments: 0..<6)
  func rows(seed: UInt64) throws {
    let model = RandomModel(seed: seed, words: 150, isNormalized: true).model
    for limit in limits(of: try size(of: model)) {
      let pruned = model.pruned(toFit: limit)
      #expect(pruned.words.map(\.key) == model.words.map(\.key))
      #expect(pruned.bigramStarts.count == model.words.count + 2)
      #expect(pruned.trigramStarts.count == pruned.bigrams.count + 1)
      #expect(pruned.bigramStarts.last == pruned.bigrams.count)
      #expect(pruned.trigramStarts.last == pruned.trigrams.count)
      #expect(areRowsSorted(pruned.bigramStarts, pruned.bigrams))
      #expect(areRowsSorted(pruned.trigramStarts, pruned.trigrams))
      #expect(Set(pairs(pruned)).isSubset(of: pairs(model)))
    }
  }

  @Test(
    "The file is no larger than was asked for, as long as the words alone fit", arguments: 0..<6)
  func size(seed: UInt64) throws {
    let model = RandomModel(seed: seed, words: 150, isNormalized: true).model
    let whole = try size(of: model)
    for limit in limits(of: whole) {
      #expect(try size(of: model.pruned(toFit: limit)) <= limit, "of \(whole)")
    }
    let same = model.pruned(toFit: whole + 5_000)
    #expect(same.bigrams == model.bigrams && same.trigrams == model.trigrams)
  }

  @Test("After each context the probabilities of all words make no more than one", arguments: 0..<4)
  func sums(seed: UInt64) throws {
    let model = RandomModel(seed: seed, words: 40, isNormalized: true).model
    try check(model, "as it was")
    for limit in limits(of: try size(of: model)) {
      try check(model.pruned(toFit: limit), "pruned to \(limit)")
    }
  }

  @Test("A model that can't be made to fit keeps its words")
  func impossible() {
    let model = RandomModel(seed: 1, words: 50).model
    let least = model.pruned(toFit: 0)
    #expect(least.words.map(\.key) == model.words.map(\.key))
    #expect(least.bigrams.isEmpty && least.trigrams.isEmpty)
    // Nor is there anything to take from one that has words only.
    #expect(least.pruned(toFit: 0).words == least.words)
  }

  private func limits(of size: Int) -> [Int] {
    [0.97, 0.9, 0.75, 0.6].map { Int(Double(size) * $0) }
  }

  private func size(of model: LanguageModel) throws -> Int {
    let file = TemporaryFile()
    try LexiconWriter.write(model, sources: [], language: "en", size: .full, to: file.path)
    return try Lexicon(path: file.path).info.fileSize
  }

  private func areRowsSorted(_ starts: [Int], _ row: [LanguageModel.Successor]) -> Bool {
    zip(starts, starts.dropFirst()).allSatisfy { start, end in
      start <= end
        && zip(row[start..<end], row[start..<end].dropFirst()).allSatisfy { $0.word < $1.word }
    }
  }

  private func pairs(_ model: LanguageModel) -> [[Int]] {
    (0...model.words.count).flatMap { context in
      (model.bigramStarts[context]..<model.bigramStarts[context + 1]).map {
        [context, Int(model.bigrams[$0].word)]
      }
    }
  }

  private func check(_ model: LanguageModel, _ what: String) throws {
    let oracle = Oracle(model)
    let singles = (0...model.words.count).map { [$0] }
    for context in singles + oracle.contexts {
      let sum = model.words.indices.reduce(0) { $0 + oracle.probability(of: $1, after: context) }
      #expect(sum < 1.001, "after \(context), \(what)")
      if sum >= 1.001 { return }
    }
  }
}
