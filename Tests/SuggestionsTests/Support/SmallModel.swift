// SPDX-License-Identifier: MIT

import Foundation
import InputAssistant
import LexiconBuilder
import Suggestions

/// A language of a few words, written as a lexicon file for one test.
struct SmallModel {
  private var words: [String: LanguageModel.Word] = [:]
  private var pairs: [String: [String: Float]] = [:]
  private var triples: [String: [String: Float]] = [:]
  /// The start of a sentence, as a context.
  static let start = "<s>"

  /// Words with their decimal logarithms.
  init(_ words: KeyValuePairs<String, Float>, forms: [String] = [], vulgar: [String] = []) {
    for (key, log) in words {
      self.words[key] = LanguageModel.Word(
        key: key, form: forms.first { $0.lowercased() == key } ?? key,
        isVulgar: vulgar.contains(key), logProbability: log, backOff: -0.5)
    }
  }

  /// Adds words that follow one or two words, which spaces part.
  mutating func add(after context: String, _ next: KeyValuePairs<String, Float>) {
    let added = Dictionary(uniqueKeysWithValues: next.map { ($0.key, $0.value) })
    if context.contains(" ") {
      triples[context, default: [:]].merge(added) { $1 }
    } else {
      pairs[context, default: [:]].merge(added) { $1 }
    }
  }

  /// The model, with everything in its order.
  var model: LanguageModel {
    let sorted = words.values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let numbers = Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($1.key, UInt32($0)) })
    func followers(_ next: [String: Float]) -> [LanguageModel.Successor] {
      next.compactMap { word, log in
        numbers[word].map { LanguageModel.Successor(word: $0, logProbability: log) }
      }.sorted { $0.word < $1.word }
    }
    var model = LanguageModel(
      words: sorted, bigramStarts: [0], bigrams: [], trigramStarts: [0], trigrams: [])
    for context in sorted.map(\.key) + [Self.start] {
      for var pair in followers(pairs[context] ?? [:]) {
        let triple = "\(context) \(sorted[Int(pair.word)].key)"
        if triples[triple] != nil { pair.backOff = -0.25 }
        model.bigrams.append(pair)
        model.trigrams += followers(triples[triple] ?? [:])
        model.trigramStarts.append(model.trigrams.count)
      }
      model.bigramStarts.append(model.bigrams.count)
    }
    return model
  }

  /// Writes the model to a temporary file and opens it.
  func lexicon(_ size: LexiconSize = .full, sources: [LexiconSource] = []) throws -> Lexicon {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).lex"
    defer { unlink(path) }
    try LexiconWriter.write(model, sources: sources, language: "en", size: size, to: path)
    return try Lexicon(path: path)
  }
}

extension SuggestionEngine {
  /// The words offered for a text.
  func words(
    _ before: String, after: String = "", selected: String = "", traits: InputTraits = InputTraits()
  ) -> [String] {
    var found: [Suggestion] = []
    suggest(
      TextContext(before: before, selected: selected, after: after), traits: traits, into: &found)
    return found.map(\.text)
  }
}
