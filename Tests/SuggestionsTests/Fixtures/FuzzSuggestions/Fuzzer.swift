// SPDX-License-Identifier: MIT

import InputAssistant
import Suggestions
import TestSupport

/// Asks an engine for words after random texts and while a person types at random.
@MainActor
struct Fuzzer {
  /// What was found wrong.
  struct Finding: Error {
    let what: String
    let context: TextContext
  }

  /// No answer may take more work, in nanoseconds.
  static let longest: UInt64 = 20_000_000

  private(set) var answers = 0
  private(set) var offers = 0
  /// The slowest answer, and the slowest step of a session, in nanoseconds.
  private(set) var slowest: UInt64 = 0
  private(set) var slowestStep: UInt64 = 0
  private let subject: FuzzLexicon
  private let text: FuzzText
  private var random = SplitMix64(seed: 0)
  private var engine: SuggestionEngine
  private var found: [Suggestion] = []

  init(_ subject: FuzzLexicon) {
    self.subject = subject
    text = FuzzText(words: subject.words)
    engine = SuggestionEngine(lexicon: subject.lexicon)
  }

  /// One walk or some texts, which the seed decides.
  mutating func round(seed: UInt64) throws(Finding) {
    random = SplitMix64(seed: seed)
    engine = SuggestionEngine(lexicon: subject.lexicon)
    engine.suppressesRejected = random.once(in: 2)
    if random.once(in: 60) {
      try askHuge()
    } else if random.once(in: 2) {
      for _ in 0..<40 { try ask(randomContext(), traits()) }
    } else {
      try walk()
    }
  }

  private mutating func randomContext() -> TextContext {
    TextContext(
      before: text.next(&random), selected: random.once(in: 12) ? text.piece(&random) : "",
      after: random.once(in: 3) ? text.next(&random) : "")
  }

  private mutating func askHuge() throws(Finding) {
    let huge = text.huge(&random)
    let ending = text.next(&random)
    for before in [huge, huge + ending, huge + " " + ending] {
      try ask(TextContext(before: before), InputTraits())
      try ask(TextContext(before: before, after: huge), InputTraits())
    }
    try ask(TextContext(before: ending, selected: huge), InputTraits())
    try ask(TextContext(before: ending, after: huge), InputTraits())
  }

  private mutating func traits() -> InputTraits {
    var traits = InputTraits()
    if random.once(in: 2) { return traits }
    traits.autocapitalization = random.pick(InputTraits.Autocapitalization.allCases)
    if random.once(in: 4) {
      traits.autocorrection = random.pick(InputTraits.Autocorrection.allCases)
    }
    if random.once(in: 4) { traits.spellChecking = random.pick(InputTraits.SpellChecking.allCases) }
    if random.once(in: 3) { traits.keyboard = random.pick(InputTraits.Keyboard.allCases) }
    if random.once(in: 3) { traits.contentType = random.pick(InputTraits.ContentType.allCases) }
    traits.isSecure = random.once(in: 10)
    return traits
  }

  private mutating func ask(_ context: TextContext, _ traits: InputTraits) throws(Finding) {
    let time = answer(context, traits)
    if time > slowest { try repeatSlow(time, context, traits) }
    answers += 1
    offers += found.count
    try check(found, context, traits)
  }

  /// Tells a slow path from a cold one: a fresh engine, which knows nothing of the text, is asked too.
  private mutating func repeatSlow(
    _ time: UInt64, _ context: TextContext, _ traits: InputTraits
  ) throws(Finding) {
    let (used, answered) = (engine, found)
    engine = SuggestionEngine(lexicon: subject.lexicon)
    let fastest = min(time, answer(context, traits))
    (engine, found) = (used, answered)
    slowest = max(slowest, fastest)
    if fastest > Self.longest { throw Finding(what: "\(fastest / 1000) µs", context: context) }
  }

  private mutating func answer(_ context: TextContext, _ traits: InputTraits) -> UInt64 {
    found.removeAll(keepingCapacity: true)
    let start = ProcessorClock.now()
    engine.suggest(context, traits: traits, into: &found)
    return ProcessorClock.now() - start
  }

  private func check(
    _ answer: [Suggestion], _ context: TextContext, _ traits: InputTraits
  ) throws(Finding) {
    let check = AnswerCheck(context: context, traits: traits, vulgar: subject.vulgar)
    if let complaint = check.complaint(about: answer) {
      throw Finding(what: "\(complaint): \(answer.map(\.text)) \(traits)", context: context)
    }
  }

  /// A person in a field: types, deletes, jumps, pastes, selects and takes suggestions.
  private mutating func walk() throws(Finding) {
    let session = InputSession(provider: engine)
    let field = FuzzField(
      before: text.next(&random), after: random.once(in: 4) ? text.next(&random) : "")
    let traits = traits()
    session.begin(traits: traits, bar: Bar(), client: field, owner: field)
    for _ in 0..<80 {
      step(field)
      let start = ProcessorClock.now()
      session.textChanged()
      slowestStep = max(slowestStep, ProcessorClock.now() - start)
      let offered = session.bar.suggestions ?? []
      answers += 1
      offers += offered.count
      try check(offered, field.context, traits)
      if !offered.isEmpty, random.once(in: 6) {
        try take(random.pick(Array(offered.indices)), of: offered, session, field)
      }
    }
    session.end()
  }

  private mutating func step(_ field: FuzzField) {
    field.selected = ""
    switch random.next() % 30 {
    case 0..<16: field.insert(String(random.pick(random.pick(subject.words).map { $0 })))
    case 16..<20: field.insert(" ")
    case 20..<24: field.deleteBackward(1)
    case 24: if !field.before.isEmpty { field.before.removeLast() }
    case 25: field.jump(to: Int(random.next() % UInt64(field.before.count + field.after.count + 1)))
    case 26: field.jump(to: .max / 2)
    case 27: field.insert(text.next(&random))
    case 28: field.insert(text.piece(&random))
    default: field.selected = text.piece(&random)
    }
  }

  private func take(
    _ index: Int, of offered: [Suggestion], _ session: InputSession, _ field: FuzzField
  ) throws(Finding) {
    let context = field.context
    let kept = context.before.unicodeScalars.dropLast(context.wordBeforeCaret.unicodeScalars.count)
    session.take(suggestion: index)
    let taken = String(kept) + offered[index].text
    // What comes after the caret may stand for the space.
    let isRight =
      field.before.elementsEqual((taken + " ").unicodeScalars)
      || !context.after.isEmpty && field.before.elementsEqual(taken.unicodeScalars)
    guard isRight else {
      throw Finding(
        what: "took \(offered[index].text), which gave \(field.before)", context: context)
    }
  }
}
