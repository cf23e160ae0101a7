// SPDX-License-Identifier: MIT

public import InputAssistant

/// Offers the words that complete what is typed, and those that may come next.
///
/// ```swift
/// let engine = SuggestionEngine(lexicon: try Lexicon(path: path))
/// var suggestions: [Suggestion] = []
/// engine.suggest(TextContext(before: "how are y"), traits: InputTraits(), into: &suggestions)
/// // you, your, ya
/// ```
///
/// It is asked after every change of the text. What it found for the letters before is kept, so that a
/// letter or a backspace costs some microseconds, and no memory. Nothing is offered for secrets, addresses,
/// words with digits or hyphens, within a word, and for selected text; nothing vulgar ever; and what is
/// typed already is not offered again, unless it is written otherwise: "I" for "i". A word that was on
/// offer while the person typed on falls back.
///
/// It learns nothing and keeps no text but the last 255 bytes, until the next call.
@MainActor
public final class SuggestionEngine: SuggestionProvider {
  /// Whether a word that the person typed past isn't offered again while the same word is typed.
  ///
  /// False unless it is set: then such a word only falls back.
  public var suppressesRejected = false
  /// How long a call may take, in nanoseconds: when the time is up, the best so far is the answer,
  /// and ``wasCutShort`` is true.
  ///
  /// Five milliseconds unless it is set. The clock is read between the steps of a search, so that a call
  /// takes some microseconds longer at the most.
  public var budget: UInt64 = 5_000_000
  /// Whether the time was up before the last answer was complete: the file wasn't in memory yet, or
  /// the machine was busy.
  public private(set) var wasCutShort = false

  private let lexicon: Lexicon
  private let spelling: Spelling
  private let now: () -> UInt64
  private var window = TextWindow()
  private var context = ContextWords()
  private var model = ContextModel()
  private var ranges = PrefixRanges()
  private var rejected = RejectedWords()

  /// Makes an engine over a lexicon.
  ///
  /// - Parameters:
  ///   - lexicon: The words; several engines may share one.
  ///   - now: A clock that never goes back, in nanoseconds.
  public init(lexicon: Lexicon, now: @escaping () -> UInt64 = MonotonicClock.now) {
    self.lexicon = lexicon
    self.now = now
    spelling = Spelling(lexicon.tables)
  }

  /// Offers up to three words for the text around the caret, the likeliest first.
  ///
  /// - Parameters:
  ///   - context: The text around the caret; no more than its last 255 bytes are looked at.
  ///   - traits: What the field asks for: secure ones get nothing, capitals follow ``InputTraits``.
  ///   - suggestions: Empty, to be filled. No memory is asked for if it has room for three.
  public func suggest(
    _ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]
  ) {
    wasCutShort = false
    guard traits.allowsWords, !context.hasSelection,
      !TextWindow.startsWithWord(context.after)
    else { return rejected.removeAll() }
    let start = now()
    window.read(context.before)
    let typed = TypedWord(in: window)
    guard !typed.isLeftAlone else { return rejected.removeAll() }
    follow(typed)
    let best = search(typed, until: start &+ min(budget, UInt64.max &- start))
    wasCutShort = best.isCutShort
    show(best, typed, traits, in: &suggestions)
  }

  /// Follows the text to where it is now.
  private func follow(_ typed: TypedWord) {
    if context.read(window, upTo: typed.contextEnd, in: lexicon.tables) {
      model = lexicon.tables.model(after: context.last, context.before)
      rejected.removeAll()
    }
    rejected.typed(typed.key)
  }

  private func search(_ typed: TypedWord, until deadline: UInt64) -> BestWords {
    let numbers = ranges.find(typed.key, in: lexicon.tables.words)
    let whole = isWord(typed.key, numbers) ? numbers.lowerBound : nil
    let search = WordSearch(
      tables: lexicon.tables, model: model, numbers: numbers, whole: whole,
      offersWhole: whole.map { !typed.hasCapitals && lexicon.tables.hasCapitals($0) } ?? false,
      recent: context.recent, rejected: rejected, suppressesRejected: suppressesRejected)
    return search.best { now() >= deadline }
  }

  /// Whether what is typed is a word: then it is the first of those that start with it.
  private func isWord(_ key: WordBytes, _ numbers: Range<Int>) -> Bool {
    key.count > 0 && !numbers.isEmpty
      && lexicon.tables.words.word(numbers.lowerBound).count == key.count
  }

  private func show(
    _ best: BestWords, _ typed: TypedWord, _ traits: InputTraits,
    in suggestions: inout [Suggestion]
  ) {
    let letterCase = Spelling.letterCase(
      of: typed, startsSentence: context.isAtSentenceStart, traits.effectiveAutocapitalization)
    let picked = WordVariety.pick(from: best, in: lexicon.tables.words)
    for place in 0..<min(best.count, 3) {
      let word = best.word(picked[place])
      let text = spelling.text(of: word, in: letterCase, lexicon.tables)
      // In capitals two words may look the same: STRASSE.
      guard !suggestions.contains(where: { $0.text == text }) else { continue }
      rejected.show(word)
      suggestions.append(
        Suggestion(
          text: text, kind: typed.key.count == 0 ? .prediction : .completion,
          confidence: LexiconFormat.probability(cost: best.cost(picked[place]))))
    }
  }
}

extension InputTraits {
  /// Whether words are of use in a field: no secrets, digits, addresses or login names.
  fileprivate var allowsWords: Bool {
    if suggestionMode != .all || keyboard == .emailAddress || keyboard == .URL { return false }
    switch contentType {
    case .username, .emailAddress, .URL: return false
    default: return true
    }
  }
}
