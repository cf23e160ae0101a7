// SPDX-License-Identifier: MIT

import Foundation

extension LanguageModel {
  /// The words that follow a word or the start of a sentence, as places in `bigrams`.
  func row(_ word: Int) -> Range<Int> { bigramStarts[word]..<bigramStarts[word + 1] }

  /// The words that follow a bigram, as places in `trigrams`.
  func row(ofBigram bigram: Int) -> Range<Int> { trigramStarts[bigram]..<trigramStarts[bigram + 1] }

  /// The decimal logarithm of a word's probability after another word.
  func logProbability(of word: UInt32, after context: Int, backOff: Float) -> Float {
    let row = row(context)
    let place = bigrams.lowerBound(of: word, in: row)
    if place < row.upperBound, bigrams[place].word == word { return bigrams[place].logProbability }
    return backOff + words[Int(word)].logProbability
  }

  /// The back-off of a word that leaves as much for other words as the known ones don't take.
  func backOff(ofWord word: Int) -> Float {
    let row = row(word)
    guard !row.isEmpty else { return 0 }
    var (known, shorter) = (0.0, 0.0)
    for next in bigrams[row] {
      known += pow(10, Double(next.logProbability))
      shorter += pow(10, Double(words[Int(next.word)].logProbability))
    }
    return Self.backOff(known: known, shorter: shorter)
  }

  /// The same for a context of two words, of which a bigram's is the last.
  func backOff(ofBigram bigram: Int) -> Float {
    let row = row(ofBigram: bigram)
    guard !row.isEmpty else { return 0 }
    let context = Int(bigrams[bigram].word)
    var (known, shorter) = (0.0, 0.0)
    for next in trigrams[row] {
      known += pow(10, Double(next.logProbability))
      let log = logProbability(of: next.word, after: context, backOff: words[context].backOff)
      shorter += pow(10, Double(log))
    }
    return Self.backOff(known: known, shorter: shorter)
  }

  private static func backOff(known: Double, shorter: Double) -> Float {
    Float(log10(max(1 - known, 1e-4) / max(1 - shorter, 1e-4)))
  }
}

extension [LanguageModel.Successor] {
  /// The first place in a row whose word isn't less than the given.
  func lowerBound(of word: UInt32, in row: Range<Int>) -> Int {
    var (low, high) = (row.lowerBound, row.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].word < word { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
