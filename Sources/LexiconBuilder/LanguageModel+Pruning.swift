// SPDX-License-Identifier: MIT

import Suggestions

extension LanguageModel {
  /// The model without the n-grams that matter least, so that its file has at most a size in bytes.
  ///
  /// What an n-gram matters is how often it occurs times how far the shorter n-gram is off (Seymore and
  /// Rosenfeld, Scalable backoff language models, 1996). Those that offer a vulgar word matter nothing.
  /// The back-offs of contexts that lost n-grams are made anew.
  package func pruned(toFit limit: Int) -> LanguageModel {
    let losses = NGramLosses(self)
    let words = sizeOfWords
    let threshold = losses.threshold { words + fileSize($0) <= limit }
    return threshold.map { kept(losses.kept(above: $0)) } ?? self
  }

  /// What a file takes for words alone, in bytes, with room for the header and the sources.
  private var sizeOfWords: Int {
    var sections: [LexiconFormat.Section: [UInt8]] = [:]
    words.encodeSpellings(into: &sections)
    encodeUnigrams(into: &sections)
    return 4_096 + sections.values.reduce(0) { $0 + $1.count } + bigramStarts.count * 4
  }

  /// What it takes for n-grams, in bytes.
  private func fileSize(_ kept: NGramLosses.Count) -> Int {
    let minima = (kept.bigrams + kept.trigrams) / LexiconFormat.costsPerBlock
    let contextBits = kept.bigrams / 8 + kept.bigrams * 4 / LexiconFormat.bitsPerRank
    let contexts = kept.contexts * 3 + kept.contexts * 4 / LexiconFormat.contextsPerBase
    return kept.bigrams * 3 + kept.trigrams * 3 + minima + contextBits + contexts
  }

  private func kept(_ keeps: NGramLosses.Kept) -> LanguageModel {
    var model = LanguageModel(
      words: words, bigramStarts: [0], bigrams: [], trigramStarts: [0], trigrams: [])
    var changedBigrams: [Int] = []
    let changes = words.indices.map { word in row(word).contains { !keeps.bigrams[$0] } }
    for word in 0...words.count {
      for place in row(word) where keeps.bigrams[place] {
        let trigrams = row(ofBigram: place).filter { keeps.trigrams[$0] }.map { self.trigrams[$0] }
        // What follows the second word is what the context backs off to.
        if trigrams.count < row(ofBigram: place).count || changes[Int(bigrams[place].word)] {
          changedBigrams.append(model.bigrams.count)
        }
        model.bigrams.append(bigrams[place])
        model.trigrams += trigrams
        model.trigramStarts.append(model.trigrams.count)
      }
      model.bigramStarts.append(model.bigrams.count)
    }
    for word in words.indices where changes[word] {
      model.words[word].backOff = model.backOff(ofWord: word)
    }
    for bigram in changedBigrams {
      model.bigrams[bigram].backOff = model.backOff(ofBigram: bigram)
    }
    return model
  }
}
