// SPDX-License-Identifier: MIT

/// The words before the one that is being typed.
struct ContextWords {
  /// How many words back a word counts as said already.
  static let recentLimit = 12

  /// The word before, or the start of a sentence; nil if it isn't known.
  private(set) var last: Int?
  /// The word before that, within the sentence, or its start; nil if it isn't known or there is none.
  private(set) var before: Int?
  /// Whether the next word starts a sentence.
  private(set) var isAtSentenceStart = true
  /// The words said lately, the last first.
  private(set) var recent: [Int] = []
  private var memory = WordMemory()
  // What was read, so that it isn't read again at every letter.
  private var text: [Unicode.Scalar] = []
  private var heldStart = true
  private var isRead = false

  init() {
    recent.reserveCapacity(Self.recentLimit)
    text.reserveCapacity(2 * TextWindow.length)
  }

  /// Reads the words before a place of a text; nothing is done if the text is the same as last time.
  ///
  /// - Returns: Whether the text was another one.
  mutating func read(_ window: TextWindow, upTo end: Int, in tables: LexiconTables) -> Bool {
    let (context, holdsStart) = window.context(before: end)
    if isRead, heldStart == holdsStart, text.elementsEqual(context) { return false }
    isRead = true
    heldStart = holdsStart
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: context)
    recent.removeAll(keepingCapacity: true)
    readWords(in: tables)
    return true
  }

  private mutating func readWords(in tables: LexiconTables) {
    var reader = WordReader(text: text, holdsStart: heldStart)
    let first = reader.previous(&memory, in: tables.words)
    isAtSentenceStart = first == .sentenceStart
    last = first.number(in: tables)
    before = nil
    if first == .sentenceStart {
      reader.skipSentenceEnd()
    } else {
      note(first)
      let second = reader.previous(&memory, in: tables.words)
      before = second.number(in: tables)
      note(second)
      if second == .sentenceStart { reader.skipSentenceEnd() }
    }
    while recent.count < Self.recentLimit, !reader.isDone {
      let word = reader.previous(&memory, in: tables.words)
      if word == .sentenceStart { reader.skipSentenceEnd() }
      note(word)
    }
  }

  private mutating func note(_ word: WordReader.Word) {
    if case .known(let number) = word, recent.count < Self.recentLimit { recent.append(number) }
  }
}
