// SPDX-License-Identifier: MIT

import InputAssistant
import Suggestions
import Testing

/// What an engine remembers of the letters before makes it fast; of other words it must remember nothing.
@MainActor @Suite("The engine remembers nothing but the word that is typed")
struct EngineStateTests {
  @Test(
    "It says what a fresh engine says that saw the same since the word began", arguments: 0..<12)
  func walks(seed: Int) throws {
    let lexicon = try RandomModel(seed: UInt64(seed), words: 60).lexicon()
    let engine = SuggestionEngine(lexicon: lexicon) { 0 }
    engine.suppressesRejected = seed % 2 == 0
    var walk = TextWalk(seed: UInt64(seed))
    var (seen, word) = ([TextContext](), "")
    for _ in 0..<400 {
      let context = walk.next(taking: seen.last.map { engine.offers(for: $0) } ?? [])
      let start = String(context.before.dropLast(context.wordBeforeCaret.count))
      if start != word { seen = [] }
      word = start
      seen.append(context)
      let fresh = SuggestionEngine(lexicon: lexicon) { 0 }
      fresh.suppressesRejected = engine.suppressesRejected
      for context in seen.dropLast() { _ = fresh.offers(for: context) }
      #expect(engine.offers(for: context) == fresh.offers(for: context), "\(seen)")
    }
  }

  @Test("A long text before the word changes nothing of how it is typed", arguments: 40..<72)
  func longText(length: Int) throws {
    let lexicon = try RandomModel(seed: 5, words: 60).lexicon()
    let (short, long) = (
      SuggestionEngine(lexicon: lexicon) { 0 }, SuggestionEngine(lexicon: lexicon)
    )
    let sentence = "zzz. zzz a b zzz c ab zzz zzz "
    let before =
      String(repeating: "z\u{F6}z. ", count: length) + String(repeating: "z", count: length % 9)
    for word in ["abcabcabc", "cab", "b'a", "\u{E9}a"] {
      for length in 0...word.count {
        let text = sentence + word.prefix(length)
        #expect(long.words("\(before). \(text)") == short.words(text), "“\(text)”")
      }
    }
  }
}

extension SuggestionEngine {
  fileprivate func offers(for context: TextContext) -> [Suggestion] {
    var found: [Suggestion] = []
    suggest(context, traits: InputTraits(), into: &found)
    return found
  }
}
