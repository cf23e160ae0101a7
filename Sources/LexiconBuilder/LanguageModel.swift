// SPDX-License-Identifier: MIT

/// A trigram language model in memory, as the packages' data give it and before it becomes a lexicon file.
///
/// Word numbers are places in `words`; since those are sorted, every prefix is a range of numbers.
package struct LanguageModel: Sendable {
  /// A word and what the model knows about it alone.
  package struct Word: Sendable, Equatable {
    /// The word in lower case, as typed, with straight apostrophes: `i'm`, `monday`.
    package var key: String
    /// The word as it is written inside a sentence: `I'm`, `Monday`, `iPhone`, `the`.
    package var form: String
    /// Whether the word is never offered.
    package var isVulgar: Bool
    /// The decimal logarithm of the word's probability without any context.
    package var logProbability: Float
    /// The decimal logarithm of the back-off weight, 0 where there is none.
    package var backOff: Float

    package init(
      key: String, form: String, isVulgar: Bool = false, logProbability: Float, backOff: Float = 0
    ) {
      self.key = key
      self.form = form
      self.isVulgar = isVulgar
      self.logProbability = logProbability
      self.backOff = backOff
    }
  }

  /// A word after a context, and its probability there.
  package struct Successor: Sendable, Equatable {
    /// The place in `words`.
    package var word: UInt32
    /// The decimal logarithm of the probability after the context.
    package var logProbability: Float
    /// The decimal logarithm of the back-off weight of context and word, 0 where there is none.
    package var backOff: Float

    package init(word: UInt32, logProbability: Float, backOff: Float = 0) {
      self.word = word
      self.logProbability = logProbability
      self.backOff = backOff
    }
  }

  /// The words, sorted by the UTF-8 bytes of their keys, unique; at most
  /// `LexiconFormat.mostWords`.
  package var words: [Word]
  /// Where the successors of each word begin in `bigrams`: `words.count + 2` entries, of which row
  /// `words.count` is the sentence start.
  package var bigramStarts: [Int]
  /// The words that follow one word, sorted by word in each row.
  package var bigrams: [Successor]
  /// Where the words that follow a bigram begin in `trigrams`: `bigrams.count + 1` entries.
  package var trigramStarts: [Int]
  /// The words that follow two words, sorted by word in each row; their back-off is 0.
  package var trigrams: [Successor]

  package init(
    words: [Word], bigramStarts: [Int], bigrams: [Successor], trigramStarts: [Int],
    trigrams: [Successor]
  ) {
    self.words = words
    self.bigramStarts = bigramStarts
    self.bigrams = bigrams
    self.trigramStarts = trigramStarts
    self.trigrams = trigrams
  }
}
