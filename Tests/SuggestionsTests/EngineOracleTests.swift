// SPDX-License-Identifier: MIT

import InputAssistant
import LexiconBuilder
import Suggestions
import TestSupport
import Testing

/// Compares the engine, which looks at as little as it can, with a computation that looks at everything.
@MainActor @Suite("The engine's words are those of plain arithmetic")
struct EngineOracleTests {
  @Test("After every context of random languages, for every beginning", arguments: 0..<24)
  func everything(seed: Int) throws {
    let letters = seed % 2 == 0 ? ["a", "b", "'"] : ["a", "e", "d", "s", "é", "ß"]
    let model = RandomModel(
      seed: UInt64(seed), words: 10 + seed * 2, letters: letters, isNormalized: seed % 3 == 0)
    let lexicon = try model.lexicon()
    var random = SplitMix64(seed: UInt64(seed))
    for said in sentences(of: model.model, &random) {
      try check(model.model, lexicon, said, suppressesRejected: random.once(in: 2), &random)
    }
  }

  /// Every word, pairs of words, longer sentences, and unknown words among them.
  private func sentences(of model: LanguageModel, _ random: inout SplitMix64) -> [[Int?]] {
    let words = model.words.indices.map { Int?.some($0) }
    var sentences: [[Int?]] = [[], [nil]] + words.map { [$0] }
    for pair in Oracle(model).contexts where pair[0] < model.words.count && random.once(in: 6) {
      sentences.append(pair.map { .some($0) })
    }
    for _ in 0..<40 {
      sentences.append((0..<2 + Int(random.next() % 12)).map { _ in random.pick(words + [nil]) })
    }
    return sentences
  }

  /// Types each of some words letter by letter after a sentence.
  private func check(
    _ model: LanguageModel, _ lexicon: Lexicon, _ said: [Int?], suppressesRejected: Bool,
    _ random: inout SplitMix64
  ) throws {
    let engine = SuggestionEngine(lexicon: lexicon) { 0 }
    var traits = InputTraits()
    traits.autocapitalization = .none
    engine.suppressesRejected = suppressesRejected
    let numbers = Dictionary(
      uniqueKeysWithValues: model.words.enumerated().map { ($1.key, $0) })
    let text = said.map { ($0.map { model.words[$0].key } ?? "zzz") + " " }.joined()
    // The engine looks at no more of a text.
    guard text.utf8.count < 150 else { return }
    for _ in 0..<3 {
      var typing = OracleTyping(model, said: said, suppressesRejected: suppressesRejected)
      let word = Array(random.pick(model.words).key.unicodeScalars)
      for length in 0...word.count {
        let prefix = String(String.UnicodeScalarView(word[..<length]))
        let offered = engine.words(text + prefix, traits: traits).map { word in
          numbers[word.lowercased()] ?? numbers.count
        }
        let complaint = typing.complaint(about: offered, for: prefix)
        #expect(
          complaint == nil,
          "“\(text + prefix)”: \(engine.words(text + prefix)) \(typing.costs(for: prefix).map { (model.words[$0.key].key, $0.value) }.sorted { $0.1 < $1.1 })"
        )
        if complaint != nil { return }
      }
      _ = engine.words("zzz zzz ")
    }
  }
}
