// SPDX-License-Identifier: MIT

import Suggestions

/// Makes the language model of English from its sources.
struct EnglishModel {
  private let sphinx: SphinxModel
  private let english: EnglishWords
  private let lists: WordLists
  private let vulgar: VulgarWords

  /// A word of the lexicon, and its place in the model if it is there.
  private struct Entry {
    var word: LanguageModel.Word
    var place: Int?
  }

  init(
    _ sources: EnglishSources, _ sphinx: SphinxModel, cased: CasedFrequencies?
  ) throws(BuildError) {
    self.sphinx = sphinx
    vulgar = try VulgarWords(PackageResources.english_vulgar)
    lists = WordLists(sources.lists.map(\.bytes), common: sources.common.bytes)
    english = try EnglishWords(
      lists, slips: SlipFinder(sphinx, lists), cased: cased,
      statements: PackageResources.english_words)
  }

  /// The model; `pronunciations` has the words that are well enough known to be worth their room.
  func languageModel(pronunciations: [UInt8]) -> LanguageModel {
    let entries = entries(pronunciations)
    let start = sphinx.words.firstIndex(of: "<s>")
    let successors = sphinx.successors(keeping: entries.map(\.place), start: start)
    return LanguageModel(
      words: entries.map(\.word), bigramStarts: successors.bigramStarts,
      bigrams: successors.bigrams, trigramStarts: successors.trigramStarts,
      trigrams: successors.trigrams)
  }

  /// The words alone.
  func words(pronunciations: [UInt8]) -> [LanguageModel.Word] {
    entries(pronunciations).map(\.word)
  }

  private func entries(_ pronunciations: [UInt8]) -> [Entry] {
    var entries = modelEntries()
    let known = Dictionary(
      entries.map { ($0.word.key, $0.word.logProbability) }, uniquingKeysWith: max)
    entries += otherEntries(pronunciations, known)
    // The rarest go if there are too many; among equals the last, so that a build can be repeated.
    entries.sort {
      ($1.word.logProbability, $0.word.key) < ($0.word.logProbability, $1.word.key)
    }
    entries.removeLast(max(0, entries.count - LexiconFormat.mostWords))
    entries.sort { $0.word.key.utf8.lexicographicallyPrecedes($1.word.key.utf8) }
    return entries
  }

  private func word(_ key: String, _ logProbability: Float, backOff: Float = 0)
    -> LanguageModel.Word
  {
    LanguageModel.Word(
      key: key, form: english.form(key), isVulgar: vulgar.contains(key),
      logProbability: logProbability, backOff: backOff)
  }

  private func modelEntries() -> [Entry] {
    var seen: Set<String> = []
    return sphinx.words.enumerated().compactMap { place, key in
      let unigram = sphinx.unigrams[place]
      guard key == key.lowercased(), english.admits(key, logProbability: unigram.logProbability),
        seen.insert(key).inserted
      else { return nil }
      let word = word(key, unigram.logProbability, backOff: unigram.backOff)
      return Entry(word: word, place: place)
    }
  }

  /// How much rarer an inflection is taken to be than its stem, as a decimal logarithm.
  private static let inflectionPenalty: Float = -2.5
  /// How rare a word is that isn't in the model, and a newer word that it can't know.
  private static let rare: Float = -9.4
  private static let newer: Float = -6.3

  private func otherEntries(_ pronunciations: [UInt8], _ known: [String: Float]) -> [Entry] {
    var others: [String: Float] = [:]
    for form in english.added { others[form.lowercased()] = Self.newer }
    for line in pronunciations.split(separator: UInt8(ascii: "\n")) {
      let key = String(decoding: line.prefix { $0 != 0x20 && $0 != 0x28 }, as: UTF8.self)
      guard lists.contains(key), others[key] == nil, english.admits(key, logProbability: Self.rare)
      else { continue }
      let stem = EnglishSpelling.stems(of: key).compactMap { known[$0] }.max() ?? Self.rare
      others[key] = min(-7, max(Self.rare, stem + Self.inflectionPenalty))
    }
    return others.filter { known[$0.key] == nil }.map { Entry(word: word($0.key, $0.value)) }
  }
}
