// SPDX-License-Identifier: MIT

import Foundation

/// How much each n-gram of a model is missed when it goes.
struct NGramLosses {
  /// How many n-grams are kept.
  struct Count {
    var bigrams = 0
    var trigrams = 0
    var contexts = 0
  }

  /// Which n-grams are kept.
  struct Kept {
    var bigrams: [Bool]
    var trigrams: [Bool]
  }

  /// How often a sentence starts, as a decimal logarithm: once in thirteen words.
  private static let sentenceStarts: Float = -1.1

  private var bigrams: [Float] = []
  private var trigrams: [Float] = []
  private let trigramStarts: [Int]

  init(_ model: LanguageModel) {
    trigramStarts = model.trigramStarts
    bigrams.reserveCapacity(model.bigrams.count)
    trigrams.reserveCapacity(model.trigrams.count)
    for word in 0...model.words.count { add(word, of: model) }
  }

  private mutating func add(_ word: Int, of model: LanguageModel) {
    let isStart = word == model.words.count
    let log = isStart ? Self.sentenceStarts : model.words[word].logProbability
    let backOff = isStart ? model.backOff(ofWord: word) : model.words[word].backOff
    for place in model.row(word) {
      let bigram = model.bigrams[place]
      let next = model.words[Int(bigram.word)]
      let joint = log + bigram.logProbability
      let shorter = backOff + next.logProbability
      bigrams.append(
        next.isVulgar ? 0 : Self.loss(joint, bigram.logProbability - shorter))
      for trigram in model.trigrams[model.row(ofBigram: place)] {
        let shorter = model.logProbability(
          of: trigram.word, after: Int(bigram.word), backOff: next.backOff)
        trigrams.append(
          model.words[Int(trigram.word)].isVulgar
            ? 0
            : Self.loss(
              joint + trigram.logProbability,
              trigram.logProbability - bigram.backOff - shorter))
      }
    }
  }

  private static func loss(_ joint: Float, _ difference: Float) -> Float {
    Float(pow(10, Double(joint))) * abs(difference)
  }

  /// The least loss that must be exceeded to be kept, so that what is kept fits; nil if all fits.
  func threshold(where fits: (Count) -> Bool) -> Float? {
    if fits(count(above: -1)) { return nil }
    let sorted = (bigrams + trigrams).sorted()
    if sorted.isEmpty { return nil }
    var (low, high) = (0, sorted.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if fits(count(above: sorted[middle])) { high = middle } else { low = middle + 1 }
    }
    return sorted[low]
  }

  private func count(above threshold: Float) -> Count {
    var count = Count()
    for (place, loss) in bigrams.enumerated() {
      var followers = 0
      for trigram in trigramStarts[place]..<trigramStarts[place + 1]
      where trigrams[trigram] > threshold {
        followers += 1
      }
      if followers > 0 { count.contexts += 1 }
      if followers > 0 || loss > threshold { count.bigrams += 1 }
      count.trigrams += followers
    }
    return count
  }

  /// The n-grams whose loss exceeds a threshold, and the bigrams that these need.
  func kept(above threshold: Float) -> Kept {
    let keptTrigrams = trigrams.map { $0 > threshold }
    let keptBigrams = bigrams.indices.map { place in
      bigrams[place] > threshold
        || keptTrigrams[trigramStarts[place]..<trigramStarts[place + 1]].contains(true)
    }
    return Kept(bigrams: keptBigrams, trigrams: keptTrigrams)
  }
}
