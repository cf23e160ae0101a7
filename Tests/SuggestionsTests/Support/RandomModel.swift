// SPDX-License-Identifier: MIT

import Foundation
import LexiconBuilder
import Suggestions
import TestSupport

/// A language made of chance: short words over few letters, so that they share their beginnings.
struct RandomModel {
  private var random: SplitMix64
  private var letters: [String]
  private(set) var model = LanguageModel(
    words: [], bigramStarts: [0], bigrams: [], trigramStarts: [0], trigrams: [])
  /// Whether back-offs leave to other words what the known ones don't take; chance if not.
  private let isNormalized: Bool

  init(
    seed: UInt64, words: Int, letters: [String] = ["a", "b", "c", "'", "é"],
    isNormalized: Bool = false
  ) {
    random = SplitMix64(seed: seed)
    self.letters = letters
    self.isNormalized = isNormalized
    addWords(words)
    for word in 0...model.words.count { addRow(word) }
    var oracle = Oracle(model)
    for word in model.words.indices {
      model.words[word].backOff = backOff { oracle.backOff(after: [word]) }
    }
    oracle = Oracle(model)
    for context in 0...model.words.count { addBackOffs(toRow: context, oracle) }
  }

  /// Writes the model to a temporary file and opens it.
  func lexicon() throws -> Lexicon {
    let path = TemporaryFile()
    try write(to: path.path)
    return try Lexicon(path: path.path)
  }

  func write(to path: String) throws {
    let source = LexiconSource(name: "chance", version: "1", sha256: "00", licence: "MIT")
    try LexiconWriter.write(model, sources: [source], language: "en", size: .full, to: path)
  }

  private mutating func addWords(_ count: Int) {
    var keys: Set<String> = []
    while keys.count < count {
      // Apostrophes and marks stand within words, as they do in a language.
      var key = random.pick(letters.filter { $0 != "'" })
      for _ in 0..<Int(random.next() % 6) { key += random.pick(letters) }
      if random.once(in: 30) { key += String(repeating: random.pick(letters), count: 14) }
      keys.insert(key)
    }
    let sorted = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (key, log) in zip(sorted, logs(count: count, mass: 0.98)) {
      model.words.append(
        LanguageModel.Word(
          key: key, form: form(of: key), isVulgar: random.once(in: 12), logProbability: log))
    }
  }

  private mutating func form(of key: String) -> String {
    let form =
      switch random.next() % 8 {
      case 0: key.prefix(1).uppercased() + key.dropFirst()
      case 1: key.uppercased()
      default: key
      }
    return form.lowercased() == key ? form : key
  }

  private mutating func addRow(_ context: Int) {
    for bigram in row(in: model.words.count, dense: 3) {
      model.bigrams.append(bigram)
      if random.once(in: 2) { model.trigrams += row(in: model.words.count, dense: 6) }
      model.trigramStarts.append(model.trigrams.count)
    }
    model.bigramStarts.append(model.bigrams.count)
  }

  private mutating func row(in words: Int, dense: UInt64) -> [LanguageModel.Successor] {
    if random.once(in: 8) { return [] }
    let next = (0..<words).filter { _ in random.next() % (dense + UInt64(words) / 40) == 0 }
    let mass = 0.3 + 0.6 * Double(random.next() % 1000) / 1000
    return zip(next, logs(count: next.count, mass: mass)).map {
      LanguageModel.Successor(word: UInt32($0), logProbability: $1)
    }
  }

  private mutating func logs(count: Int, mass: Double) -> [Float] {
    let weights = (0..<count).map { _ in pow(10, -3 * Double(random.next() % 10_000) / 10_000) }
    let sum = weights.reduce(0, +)
    return weights.map { Float(log10($0 / sum * mass)) }
  }

  private mutating func addBackOffs(toRow context: Int, _ oracle: Oracle) {
    for bigram in model.bigramStarts[context]..<model.bigramStarts[context + 1]
    where !trigrams(bigram).isEmpty {
      let word = Int(model.bigrams[bigram].word)
      model.bigrams[bigram].backOff = backOff { oracle.backOff(after: [context, word]) }
    }
  }

  private mutating func backOff(normal: () -> Float) -> Float {
    isNormalized ? normal() : Float(random.next() % 2000) / 1000 - 1.5
  }

  private func trigrams(_ bigram: Int) -> ArraySlice<LanguageModel.Successor> {
    model.trigrams[model.trigramStarts[bigram]..<model.trigramStarts[bigram + 1]]
  }
}
