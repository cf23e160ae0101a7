// SPDX-License-Identifier: MIT

import Foundation
import LexiconBuilder
import Suggestions
import SuggestionsSupport
import TestSupport

/// A lexicon to ask, and what is known about it.
struct FuzzLexicon {
  let lexicon: Lexicon
  /// Some of its words, to make texts of.
  let words: [String]
  let vulgar: Set<String>

  private static let odd = [
    "straße", "strasse", "ßa", "ŉa", "ǆep", "ΐα", "ﬁn", "i̇x", "ıx", "éa", "éclair", "e\u{301}b",
    "don't", "i", "i'm",
    "a", "ab", "abs", "absent", "o'clock", "rock'n'roll", "שלום", "שלו", "مرحبا", "ждать", "ж",
    "λόγος", "λόγου", "नमस्ते",
    "각", "the", "then", "there", "walk", "walks", "walked", "walking", "extraordinarily",
    "responsibilities",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "damn", "dam", "ängstlich",
  ]
  private static let common = [
    "the", "of", "i", "i'm", "don't", "how", "are", "you", "monday", "is", "it", "new", "york",
    "walk", "in", "responsibly",
  ]

  /// The lexicon that is installed; nil if none is.
  static func installed() -> FuzzLexicon? {
    for size in LexiconSize.allCases {
      if let path = LexiconPlace.forTests(size),
        let lexicon = try? Lexicon(path: path)
      {
        return FuzzLexicon(lexicon: lexicon, words: common, vulgar: [])
      }
    }
    return nil
  }

  /// A lexicon of words that are hard to handle, which follow each other at random.
  static func made(_ random: inout SplitMix64) throws -> FuzzLexicon {
    let keys = odd.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var model = LanguageModel(
      words: keys.map { word($0, &random) }, bigramStarts: [0], bigrams: [], trigramStarts: [0],
      trigrams: [])
    for _ in 0...keys.count {
      for bigram in row(keys.count, &random) {
        model.bigrams.append(bigram)
        model.trigrams += row(keys.count, &random)
        model.trigramStarts.append(model.trigrams.count)
      }
      model.bigramStarts.append(model.bigrams.count)
    }
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).lex"
    defer { unlink(path) }
    try LexiconWriter.write(model, sources: [], language: "en", size: .full, to: path)
    let vulgar = model.words.filter(\.isVulgar).map { AnswerCheck.fold($0.key) }
    return FuzzLexicon(lexicon: try Lexicon(path: path), words: keys, vulgar: Set(vulgar))
  }

  private static func word(_ key: String, _ random: inout SplitMix64) -> LanguageModel.Word {
    let form = random.once(in: 4) ? key.prefix(1).uppercased() + key.dropFirst() : key
    return LanguageModel.Word(
      key: key, form: form, isVulgar: key == "damn" || key == "walks",
      logProbability: -Float(random.next() % 500) / 100, backOff: -Float(random.next() % 100) / 100)
  }

  private static func row(
    _ count: Int, _ random: inout SplitMix64
  ) -> [LanguageModel.Successor] {
    let density = random.pick([2, 4, 20])
    return (0..<count).filter { _ in random.once(in: UInt64(density)) }.map {
      LanguageModel.Successor(
        word: UInt32($0), logProbability: -Float(random.next() % 500) / 100,
        backOff: Float(random.next() % 200) / 100 - 1.5)
    }
  }
}
