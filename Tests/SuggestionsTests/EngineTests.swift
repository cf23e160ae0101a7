// SPDX-License-Identifier: MIT

import InputAssistant
import Suggestions
import Testing

private func model() -> SmallModel {
  var model = SmallModel(
    [
      "how": -2, "are": -2, "you": -2.1, "your": -2.35, "yours": -3, "young": -3.5, "year": -2.2,
      "hell": -3, "hello": -3, "walk": -2, "walks": -2.1, "walked": -2.2, "walking": -2.3,
      "wall": -2.9, "damn": -1.5, "dam": -4,
    ], vulgar: ["damn"])
  model.add(after: SmallModel.start, ["how": -0.5, "are": -1.5])
  model.add(after: "how", ["are": -0.5, "you": -2])
  model.add(after: "are", ["you": -1, "walking": -1.2])
  model.add(after: "how are", ["you": -0.1])
  return model
}

@MainActor @Suite("The engine's words")
struct EngineTests {
  private let engine: SuggestionEngine

  // Time stands still: a busy machine must not cut an answer short.
  init() throws { engine = SuggestionEngine(lexicon: try model().lexicon()) { 0 } }

  @Test("What follows two words comes before what follows one, and that before what is frequent")
  func contexts() {
    #expect(engine.words("how are ") == ["you", "walking", "are"])
    #expect(engine.words("we are ") == ["you", "walking", "are"])
    #expect(engine.words("are ").first == "you")
    #expect(engine.words("").prefix(2) == ["How", "Are"])
    #expect(engine.words("how are y").first == "you")
    #expect(engine.words("xyz y") == ["you", "year", "your"])
  }

  @Test("Marks between words don't matter, but those that end a sentence do")
  func marks() {
    for text in ["how are ", "how, are ", "\"how are\" ", "**how** are ", "Hello. How are "] {
      #expect(engine.words(text).first == "you", "after \(text)")
    }
    for text in ["how. ", "how! ", "how?\" ", "how\n", "how are.\n\n", "# ", "- [ ] ", "> "] {
      #expect(engine.words(text).first == "How", "after \(text)")
    }
  }

  @Test("Nothing is offered where words are of no use")
  func leftAlone() {
    #expect(engine.words("y") == ["you", "year", "your"])
    for text in [
      "y2", "2y", "well-y", "a@y", "http://y", "/y", "#y", "@y", "a.y", "y.", "a_y", "`y", "\\y",
    ] {
      #expect(engine.words(text).isEmpty, "after \(text)")
    }
    #expect(engine.words("y", after: "ou").isEmpty)
    #expect(engine.words("y", after: " ou").count == 3)
    #expect(engine.words("y", selected: "ou").isEmpty)
    #expect(engine.words("y", traits: traits { $0.isSecure = true }).isEmpty)
    #expect(engine.words("y", traits: traits { $0.keyboard = .emailAddress }).isEmpty)
    #expect(engine.words("y", traits: traits { $0.keyboard = .URL }).isEmpty)
    #expect(engine.words("y", traits: traits { $0.keyboard = .numberPad }).isEmpty)
    #expect(engine.words("y", traits: traits { $0.contentType = .username }).isEmpty)
    #expect(engine.words("y", traits: traits { $0.autocorrection = .no }).isEmpty)
  }

  private func traits(_ change: (inout InputTraits) -> Void) -> InputTraits {
    var traits = InputTraits()
    change(&traits)
    return traits
  }

  @Test("Opening marks don't keep words away")
  func openers() {
    for text in ["(y", "\"y", "*y", "**y", "\u{201C}y", "[y", "word \u{2014} y", "word\u{2014}y"] {
      #expect(engine.words(text).first == "you", "after \(text)")
    }
  }

  @Test("What is typed already isn't offered, nor is a vulgar word")
  func omitted() {
    #expect(engine.words("xyz you") == ["your", "yours", "young"])
    #expect(engine.words("xyz hello").isEmpty)
    #expect(engine.words("xyz d") == ["dam"])
    #expect(engine.words("xyz dam").isEmpty)
  }

  @Test("Not all that is offered is one word in three inflections")
  func variety() {
    #expect(engine.words("xyz w") == ["walk", "walks", "wall"])
    #expect(engine.words("abc walk") == ["walks", "walked", "walking"])
  }

  @Test("A word that was passed over falls back, until it is deleted to where it was offered")
  func passedOver() {
    #expect(engine.words("xyz ") == ["are", "how", "walk"])
    #expect(engine.words("xyz y") == ["you", "year", "your"])
    #expect(engine.words("xyz yo") == ["yours", "young", "you"])
    #expect(engine.words("xyz y") == ["you", "year", "your"])
    // Another word, or another field.
    #expect(engine.words("xyz yo y") == ["you", "year", "your"])
  }

  @Test("Or isn't offered again at all")
  func suppressed() {
    engine.suppressesRejected = true
    #expect(engine.words("xyz y") == ["you", "year", "your"])
    #expect(engine.words("xyz yo") == ["yours", "young"])
  }

  @Test("A word that was said lately is more probable")
  func recent() {
    #expect(engine.words("abc xyz y") == ["you", "year", "your"])
    #expect(engine.words("your xyz y") == ["you", "your", "year"])
  }

  @Test("Kinds and confidence tell what an offer is")
  func kinds() {
    var found: [Suggestion] = []
    engine.suggest(TextContext(before: "how are "), traits: InputTraits(), into: &found)
    #expect(found.map(\.kind) == [.prediction, .prediction, .prediction])
    // "are" and "how" were said lately, "you" costs 3 of 32 parts of a power of ten.
    #expect(abs((found.first?.confidence ?? 0) - 0.806) < 0.001)
    found = []
    engine.suggest(TextContext(before: "how are y"), traits: InputTraits(), into: &found)
    #expect(found.first?.kind == .completion)
  }

  @Test("When the time is up, the best so far is the answer")
  func budget() throws {
    var time: UInt64 = 0
    let engine = SuggestionEngine(lexicon: try model().lexicon()) {
      time += 1_000_000
      return time
    }
    engine.budget = 1_500_000
    #expect(engine.words("how are ") == ["you", "walking", "are"])
    engine.budget = 500_000
    #expect(engine.words("how are ") == ["you", "are", "how"])
  }

  @Test("A late answer has the words that are known to follow, and says that it was cut short")
  func late() throws {
    var (time, step): (UInt64, UInt64) = (0, 10_000_000)
    let engine = SuggestionEngine(lexicon: try model().lexicon()) {
      time += step
      return time
    }
    #expect(engine.words("ho") == ["how"] && engine.wasCutShort)
    #expect(engine.words("xyz are y") == ["you", "year", "your"] && engine.wasCutShort)
    #expect(engine.words("how are y") == ["you"] && engine.wasCutShort)
    #expect(engine.words("xyz y") == ["you", "year", "your"] && !engine.wasCutShort)
    #expect(engine.words("xyz zz").isEmpty && !engine.wasCutShort)
    #expect(engine.words("how are y") == ["you"] && engine.wasCutShort)
    #expect(engine.words("y2").isEmpty && !engine.wasCutShort)
    step = 0
    #expect(engine.words("ho") == ["how"] && !engine.wasCutShort)
  }

  @Test(
    "Asked anew, it offers what it had offered at once",
    arguments: ["", "y", "xyz y", "xyz yo", "how are ", "how are w", "hel", "ho"])
  func askedAnew(text: String) throws {
    let lexicon = try model().lexicon()
    var (time, step): (UInt64, UInt64) = (0, 10_000_000)
    let engine = SuggestionEngine(lexicon: lexicon) {
      time += step
      return time
    }
    _ = engine.words(text)
    step = 0
    #expect(engine.words(text) == SuggestionEngine(lexicon: lexicon) { 0 }.words(text))
  }

  @Test("A word at the edge of what is looked at isn't taken for a whole one")
  func longText() {
    let long = String(repeating: "x", count: 400)
    #expect(engine.words(long + "y").isEmpty)
    #expect(engine.words(long + " y") == ["you", "year", "your"])
    #expect(engine.words(String(repeating: "how are ", count: 10_000)).first == "you")
  }
}
