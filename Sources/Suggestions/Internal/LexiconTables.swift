// SPDX-License-Identifier: MIT

/// The sections of a lexicon file, as tables. Nothing here trusts what the file says.
struct LexiconTables: Sendable {
  let words: WordTable
  let flags: MappedArray<UInt8>
  let formWords: MappedArray<UInt16>
  let formStarts: MappedArray<UInt32>
  let forms: MappedArray<UInt8>
  let longWords: MappedArray<UInt16>
  let unigrams: CostTable
  let unigramBackOffs: MappedArray<Int8>
  let bigramStarts: MappedArray<UInt32>
  let bigramWords: MappedArray<UInt16>
  let bigrams: CostTable
  let contextBits: MappedArray<UInt64>
  let contextRanks: MappedArray<UInt32>
  let contextBackOffs: MappedArray<Int8>
  let trigramBases: MappedArray<UInt32>
  let trigramOffsets: MappedArray<UInt16>
  let trigramWords: MappedArray<UInt16>
  let trigrams: CostTable

  /// - Parameter section: The bytes of a section.
  init(_ section: (LexiconFormat.Section) -> UnsafeRawBufferPointer) {
    flags = MappedArray(section(.flags))
    words = WordTable(
      count: flags.count, blocks: MappedArray(section(.wordBlocks)),
      bytes: MappedArray(section(.words)))
    formWords = MappedArray(section(.formWords))
    formStarts = MappedArray(section(.formStarts))
    forms = MappedArray(section(.forms))
    longWords = MappedArray(section(.longWords))
    unigrams = CostTable(
      costs: MappedArray(section(.unigramCosts)), minima: MappedArray(section(.unigramMinima)))
    unigramBackOffs = MappedArray(section(.unigramBackOffs))
    bigramStarts = MappedArray(section(.bigramStarts))
    bigramWords = MappedArray(section(.bigramWords))
    bigrams = CostTable(
      costs: MappedArray(section(.bigramCosts)), minima: MappedArray(section(.bigramMinima)))
    contextBits = MappedArray(section(.contextBits))
    contextRanks = MappedArray(section(.contextRanks))
    contextBackOffs = MappedArray(section(.contextBackOffs))
    trigramBases = MappedArray(section(.trigramBases))
    trigramOffsets = MappedArray(section(.trigramOffsets))
    trigramWords = MappedArray(section(.trigramWords))
    trigrams = CostTable(
      costs: MappedArray(section(.trigramCosts)), minima: MappedArray(section(.trigramMinima)))
  }

  /// The number that stands for the start of a sentence in a context.
  var sentenceStart: Int { words.count }

  /// What may follow two words.
  ///
  /// - Parameters:
  ///   - last: The word before; nil if it isn't known.
  ///   - before: The word before that; nil if it isn't known or there is none.
  func model(after last: Int?, _ before: Int?) -> ContextModel {
    guard let last else { return ContextModel() }
    var model = ContextModel(pairs: followers(of: last))
    if let before, let pair = followers(of: before).place(of: last), let context = context(of: pair)
    {
      model.triples = followers(ofContext: context)
      model.pairOffset = Int(contextBackOffs[context])
    }
    model.singleOffset = model.pairOffset + Int(unigramBackOffs[last])
    return model
  }

  private func followers(of word: Int) -> Followers {
    let range = bigramWords.clamped(Int(bigramStarts[word]), Int(bigramStarts[word + 1]))
    return Followers(words: bigramWords, table: bigrams, range: range)
  }

  private func followers(ofContext context: Int) -> Followers {
    let range = trigramWords.clamped(trigramStart(context), trigramStart(context + 1))
    return Followers(words: trigramWords, table: trigrams, range: range)
  }

  private func trigramStart(_ context: Int) -> Int {
    Int(trigramBases[context / LexiconFormat.contextsPerBase]) + Int(trigramOffsets[context])
  }

  /// The number of a bigram among those that something is known to follow; nil if nothing is.
  private func context(of bigram: Int) -> Int? {
    let (word, bit) = (bigram / 64, UInt64(bigram % 64))
    guard contextBits[word] >> bit & 1 == 1 else { return nil }
    let perRank = LexiconFormat.bitsPerRank / 64
    var count = Int(contextRanks[word / perRank])
    for index in (word / perRank * perRank)..<word { count += contextBits[index].nonzeroBitCount }
    return count + (contextBits[word] & ((1 << bit) - 1)).nonzeroBitCount
  }

  /// Whether a word is written with a capital even within a sentence.
  func hasCapitals(_ word: Int) -> Bool {
    !WordFlags(rawValue: flags[word]).isDisjoint(with: [.capitalized, .hasForm])
  }

  /// How a word is written within a sentence.
  func form(of word: Int) -> WordBytes {
    let flags = WordFlags(rawValue: flags[word])
    guard flags.contains(.hasForm) else {
      var bytes = words.word(word)
      if flags.contains(.capitalized) { bytes.capitalize() }
      return bytes
    }
    let place = formWords.lowerBound(of: word, in: 0..<formWords.count)
    var bytes = WordBytes()
    for index in forms.clamped(Int(formStarts[place]), Int(formStarts[place + 1])) {
      bytes.append(forms[index])
      if bytes.isCut { break }
    }
    return bytes
  }
}
