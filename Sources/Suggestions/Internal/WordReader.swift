// SPDX-License-Identifier: MIT

/// Reads a text's words from its end to its start.
struct WordReader {
  /// What stands before a place.
  enum Word: Equatable {
    case known(Int)
    case unknown
    case sentenceStart

    /// The number that a context goes by; nil if it isn't known.
    func number(in tables: LexiconTables) -> Int? {
      switch self {
      case .known(let number): number
      case .unknown: nil
      case .sentenceStart: tables.sentenceStart
      }
    }
  }

  private let text: [Unicode.Scalar]
  private let holdsStart: Bool
  private var end: Int

  init(text: [Unicode.Scalar], holdsStart: Bool) {
    self.text = text
    self.holdsStart = holdsStart
    end = text.count
  }

  var isDone: Bool { end == 0 }

  /// The word before the place reached; at a sentence's start the place stays.
  ///
  /// Marks that end no sentence are passed over: commas, quotation marks, a list's bullets.
  mutating func previous(_ memory: inout WordMemory, in words: WordTable) -> Word {
    while end > 0, !text[end - 1].isPartOfWord {
      if text[end - 1].isNewline || text[end - 1].endsSentence { return .sentenceStart }
      end -= 1
    }
    guard end > 0 else { return holdsStart ? .sentenceStart : .unknown }
    return word(&memory, in: words)
  }

  /// Goes before the marks and spaces that part two sentences.
  mutating func skipSentenceEnd() {
    while end > 0, !text[end - 1].isPartOfWord { end -= 1 }
  }

  private mutating func word(_ memory: inout WordMemory, in words: WordTable) -> Word {
    var wordEnd = end
    while end > 0, text[end - 1].isPartOfWord { end -= 1 }
    var start = end
    while start < wordEnd, text[start].isApostrophe { start += 1 }
    while end > 0, text[end - 1].isOpener { end -= 1 }
    let isWhole = end == 0 ? holdsStart : text[end - 1].endsWord
    guard isWhole, start < wordEnd else {
      while end > 0, !text[end - 1].endsWord { end -= 1 }
      return .unknown
    }
    if let number = number(start..<wordEnd, &memory, in: words) { return .known(number) }
    while start < wordEnd, text[wordEnd - 1].isApostrophe { wordEnd -= 1 }
    return number(start..<wordEnd, &memory, in: words).map { .known($0) } ?? .unknown
  }

  private func number(
    _ range: Range<Int>, _ memory: inout WordMemory, in words: WordTable
  ) -> Int? {
    var key = WordBytes()
    for scalar in text[range] { key.append(lowercase: scalar) }
    return key.isCut ? nil : memory.number(of: key, in: words)
  }
}
