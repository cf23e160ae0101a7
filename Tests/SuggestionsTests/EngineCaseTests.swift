// SPDX-License-Identifier: MIT

import InputAssistant
import Suggestions
import Testing

/// Words of which each starts with another letter, so that each can be asked for alone.
private let words = SmallModel(
  [
    "monday": -2, "i": -1, "i'm": -1.5, "don't": -2, "iphone": -3, "usa": -3, "the": -1.2,
    "tea": -2.5, "éclair": -3, "naïve": -3, "extraordinarily": -4, "responsibilities": -4,
    "straße": -4, "strasse": -5,
  ],
  forms: ["Monday", "I", "I'm", "iPhone", "USA"])

@MainActor @Suite("How offered words are written")
struct EngineCaseTests {
  private let engine: SuggestionEngine

  // Time stands still: a busy machine must not cut an answer short.
  init() throws { engine = SuggestionEngine(lexicon: try words.lexicon()) { 0 } }

  @Test(
    "A word follows the case of what is typed of it",
    arguments: [
      ("we t", "the"), ("we T", "The"), ("we TE", "TEA"), ("we Te", "Tea"), ("We mo", "Monday"),
      ("we MON", "MONDAY"), ("we ip", "iPhone"), ("we us", "USA"), ("we Us", "USA"),
      ("we i", "I"), ("we I", "I'm"), ("we d", "don't"), ("we D", "Don't"), ("we don", "don't"),
      ("we é", "éclair"), ("we É", "Éclair"), ("we ÉC", "ÉCLAIR"), ("we NA", "NAÏVE"),
      ("we resp", "responsibilities"), ("we Resp", "Responsibilities"),
      ("we RESP", "RESPONSIBILITIES"), ("we straß", "straße"), ("we STRAß", "Straße"),
    ])
  func typed(before: String, expected: String) {
    #expect(engine.words(before).first == expected)
  }

  @Test("Next words are capitalized where a sentence starts, and where the field asks for it")
  func nextWords() {
    var traits = InputTraits()
    #expect(engine.words("", traits: traits).first == "I")
    #expect(engine.words("we ", traits: traits) == ["I", "the", "I'm"])
    #expect(engine.words("We. ", traits: traits) == ["I", "The", "I'm"])
    #expect(engine.words("we\n", traits: traits) == ["I", "The", "I'm"])
    #expect(engine.words("- ", traits: traits) == ["I", "The", "I'm"])
    traits.autocapitalization = .words
    #expect(engine.words("we ", traits: traits) == ["I", "The", "I'm"])
    traits.autocapitalization = .allCharacters
    #expect(engine.words("we ", traits: traits) == ["I", "THE", "I'M"])
    #expect(engine.words("we te", traits: traits) == ["TEA"])
    traits.autocapitalization = .none
    #expect(engine.words("We. ", traits: traits) == ["I", "the", "I'm"])
  }

  @Test("What two words become when all is capitals is offered once")
  func sameCapitals() {
    #expect(engine.words("we str") == ["straße", "strasse"])
    #expect(engine.words("we STR") == ["STRASSE"])
    var traits = InputTraits()
    traits.autocapitalization = .allCharacters
    #expect(engine.words("we str", traits: traits) == ["STRASSE"])
    // Nothing would be left to offer.
    #expect(engine.words("we STRASSE").isEmpty)
  }

  @Test("A whole word in small letters is offered with its capitals, and otherwise not again")
  func wholeWords() {
    #expect(engine.words("we i").first == "I")
    #expect(engine.words("we monday") == ["Monday"])
    #expect(engine.words("we iphone") == ["iPhone"])
    for typed in ["Monday", "MONDAY", "iPhone", "the", "don't"] {
      #expect(!engine.words("we \(typed)").contains { $0.lowercased() == typed.lowercased() })
    }
  }

  @Test("A curly apostrophe finds what a straight one does")
  func curlyApostrophe() {
    #expect(engine.words("we don\u{2019}") == ["don't"])
    #expect(engine.words("we \u{2018}t").first == "the")
  }
}
