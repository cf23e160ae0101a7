// SPDX-License-Identifier: MIT

extension SphinxModel {
  /// The n-grams in the order in which they are read: words that follow a context.
  struct Successors {
    var bigramStarts: [Int]
    var bigrams: [LanguageModel.Successor]
    var trigramStarts: [Int]
    var trigrams: [LanguageModel.Successor]
  }

  /// Turns the n-grams round.
  ///
  /// `kept` has the places in `words` of the words to keep, in the order of their new numbers; `start` is
  /// the place of the word that is a context only, the row after the last word. N-grams with any other
  /// word are left out.
  func successors(keeping kept: [Int?], start: Int?) -> Successors {
    var numbers = [Int](repeating: -1, count: words.count)
    for (number, place) in kept.enumerated() {
      if let place { numbers[place] = number }
    }
    if let start { numbers[start] = kept.count }
    var result = forwardBigrams(kept, numbers)
    addTrigrams(kept, numbers, to: &result)
    return result
  }

  /// Calls `body` with each bigram of a predicted word whose first word is kept.
  private func eachBigram(of place: Int, _ numbers: [Int], _ body: (_ context: Int, Int) -> Void) {
    for index in unigrams[place].firstBigram..<unigrams[place + 1].firstBigram {
      let context = numbers[bigram(index).word]
      if context >= 0 { body(context, index) }
    }
  }

  private func forwardBigrams(_ kept: [Int?], _ numbers: [Int]) -> Successors {
    var counts = [Int](repeating: 0, count: kept.count + 1)
    for case let place? in kept {
      eachBigram(of: place, numbers) { context, _ in counts[context] += 1 }
    }
    let starts = Self.starts(counts)
    var next = starts
    let none = LanguageModel.Successor(word: 0, logProbability: 0)
    var bigrams = [LanguageModel.Successor](repeating: none, count: starts[starts.count - 1])
    // Predicted words come in the order of their numbers, so each row is sorted.
    for (number, place) in kept.enumerated() {
      guard let place else { continue }
      eachBigram(of: place, numbers) { context, index in
        let (_, logProbability, backOff) = bigram(index)
        bigrams[next[context]] = LanguageModel.Successor(
          word: UInt32(number), logProbability: logProbability, backOff: backOff)
        next[context] += 1
      }
    }
    return Successors(bigramStarts: starts, bigrams: bigrams, trigramStarts: [], trigrams: [])
  }

  private func addTrigrams(_ kept: [Int?], _ numbers: [Int], to result: inout Successors) {
    var found: [(bigram: Int32, trigram: LanguageModel.Successor)] = []
    found.reserveCapacity(trigramCount)
    var counts = [Int](repeating: 0, count: result.bigrams.count)
    for (number, place) in kept.enumerated() {
      guard let place else { continue }
      eachBigram(of: place, numbers) { middle, index in
        for place in trigramRange(ofBigram: index) {
          let (first, logProbability) = trigram(place)
          guard let bigram = result.bigram(numbers[first], middle) else { continue }
          counts[bigram] += 1
          let word = LanguageModel.Successor(word: UInt32(number), logProbability: logProbability)
          found.append((Int32(bigram), word))
        }
      }
    }
    result.trigramStarts = Self.starts(counts)
    var next = result.trigramStarts
    result.trigrams = [LanguageModel.Successor](
      repeating: LanguageModel.Successor(word: 0, logProbability: 0), count: found.count)
    for (bigram, trigram) in found {
      result.trigrams[next[Int(bigram)]] = trigram
      next[Int(bigram)] += 1
    }
  }

  /// Where rows of these lengths begin, and where the last one ends.
  private static func starts(_ counts: [Int]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    return starts
  }
}

extension SphinxModel.Successors {
  /// The place of a bigram; nil if there is none, or its first word (-1) isn't kept.
  func bigram(_ context: Int, _ word: Int) -> Int? {
    guard context >= 0 else { return nil }
    let row = bigramStarts[context]..<bigramStarts[context + 1]
    let place = bigrams.lowerBound(of: UInt32(word), in: row)
    return place < row.upperBound && Int(bigrams[place].word) == word ? place : nil
  }
}
