// SPDX-License-Identifier: MIT

import Foundation
import LexiconBuilder
import Suggestions

/// What the engine must say, computed from the model without any of its shortcuts.
struct Oracle {
  private let model: LanguageModel
  private let pairs: [[Int: LanguageModel.Successor]]
  private let triples: [[Int]: [Int: LanguageModel.Successor]]

  init(_ model: LanguageModel) {
    self.model = model
    var pairs: [[Int: LanguageModel.Successor]] = []
    var triples: [[Int]: [Int: LanguageModel.Successor]] = [:]
    for (context, start) in model.bigramStarts.dropLast().enumerated() {
      var row: [Int: LanguageModel.Successor] = [:]
      for place in start..<model.bigramStarts[context + 1] {
        let bigram = model.bigrams[place]
        row[Int(bigram.word)] = bigram
        for trigram in model.trigrams[model.trigramStarts[place]..<model.trigramStarts[place + 1]] {
          triples[[context, Int(bigram.word)], default: [:]][Int(trigram.word)] = trigram
        }
      }
      pairs.append(row)
    }
    self.pairs = pairs
    self.triples = triples
  }

  var contexts: [[Int]] { triples.keys.sorted { $0.lexicographicallyPrecedes($1) } }

  /// The probability of a word after up to two words, by Katz's back-off.
  func probability(of word: Int, after context: [Int]) -> Double {
    let shorter = { self.probability(of: word, after: Array(context.dropFirst())) }
    switch context.count {
    case 0: return power(model.words[word].logProbability)
    case 1:
      if let known = pairs[context[0]][word] { return power(known.logProbability) }
      let isStart = context[0] == model.words.count
      let backOff = isStart ? self.backOff(after: context) : model.words[context[0]].backOff
      return power(backOff) * shorter()
    default:
      guard let row = triples[context] else { return shorter() }
      if let known = row[word] { return power(known.logProbability) }
      return power(pairs[context[0]][context[1]]?.backOff ?? 0) * shorter()
    }
  }

  /// The back-off that leaves to other words what the known ones don't take.
  func backOff(after context: [Int]) -> Float {
    let row = context.count == 1 ? pairs[context[0]] : triples[context] ?? [:]
    guard !row.isEmpty else { return 0 }
    let known = row.values.reduce(0) { $0 + power($1.logProbability) }
    let shorter = row.keys.reduce(0) {
      $0 + probability(of: $1, after: Array(context.dropFirst()))
    }
    return Float(log10(max(1 - known, 1e-4) / max(1 - shorter, 1e-4)))
  }

  /// The cost of a word after the last two, of which nil is an unknown one.
  func cost(of word: Int, after last: Int?, _ before: Int?) -> Int {
    let single = cost(model.words[word].logProbability)
    guard let last else { return single }
    var offset = 0
    if let before, let row = triples[[before, last]] {
      if let known = row[word] { return cost(known.logProbability) }
      // The writer's weight for contexts of two words.
      offset = Int(LexiconFormat.backOff(log: (pairs[before][last]?.backOff ?? 0) * 1.6))
    }
    if let known = pairs[last][word] { return offset + cost(known.logProbability) }
    let log = last == model.words.count ? backOff(after: [last]) : model.words[last].backOff
    return offset + Int(LexiconFormat.backOff(log: log)) + single
  }

  func cost(_ log: Float) -> Int { Int(LexiconFormat.cost(logProbability: log)) }

  private func power(_ log: Float) -> Double { pow(10, Double(log)) }
}
