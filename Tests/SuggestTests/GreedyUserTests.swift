// SPDX-License-Identifier: MIT

import InputAssistant
import SuggestKit
import Testing

@MainActor @Suite struct GreedyUserTests {
  /// Worked out by hand: 16 keys without suggestions, 8 with them.
  ///
  ///     the    leads at once         1 of 4 keys
  ///     cat's  after two letters     3 of 6
  ///     on     in second place       1 of 3
  ///     it     never while it helps  3 of 3
  private let provider = TableProvider([
    "": ["The", "I", "It"], "The ": ["dog"], "The c": ["can", "car"], "The ca": ["Cat\u{2019}s"],
    "The Cat\u{2019}s ": ["in", "ON"], "The Cat\u{2019}s ON it": ["it"],
  ])

  @Test func arithmetic() {
    var user = GreedyUser(provider: provider)
    user.type(Phrases(text: "The cat's on it"))
    #expect(user.tally.words == 4)
    #expect(user.tally.keys == 8)
    #expect(
      user.tally.figures.map { "\($0) \($1)" } == [
        "ks 50.0", "next1 25.0", "next3 50.0", "after1 50.0", "after2 75.0", "after3 75.0",
      ])
  }

  @Test func asksOnceForEachText() {
    var user = GreedyUser(provider: provider)
    user.type(Phrases(text: "the cat's on it\nI"))
    let line = "The Cat\u{2019}s ON "
    #expect(
      provider.texts == [
        "", "The ", "The c", "The ca", "The Cat\u{2019}s ", line, line + "i", line + "it", "",
      ])
  }

  @Test func onlyThreeAreShown() {
    var user = GreedyUser(provider: TableProvider(["": ["a", "b", "c", "do"]]))
    user.type(Phrases(text: "do"))
    #expect(user.tally.keys == 3)
  }

  @Test func everyPlaceAndLength() {
    for letters in 1...6 {
      for typed in 0..<letters {
        for rank in 0..<3 {
          var tally = PhraseTally()
          tally.add(letters: letters, typed: typed, rank: rank)
          let figures = Dictionary(uniqueKeysWithValues: tally.figures)
          #expect(figures["ks"] == 100 * Double(letters - typed) / Double(letters + 1))
          #expect(figures["next1"] == (typed == 0 && rank == 0 ? 100 : 0))
          for (after, name) in ["next3", "after1", "after2", "after3"].enumerated() {
            #expect(figures[name] == (typed <= after ? 100 : 0))
          }
        }
      }
    }
  }

  @Test func nothingToType() {
    let user = GreedyUser(provider: provider)
    #expect(user.tally.figures.allSatisfy { $0.1 == 0 })
    #expect(user.report(memoryBefore: 0).text.hasPrefix(#"{"words": 0, "ks": 0.0, "next1": 0.0"#))
    #expect(
      user.report(memoryBefore: 0).text.contains(#""p50us": 0.0, "p99us": 0.0, "maxus": 0.0"#))
  }

  @Test func aLongLineIsGivenInPart() {
    let provider = TableProvider()
    var user = GreedyUser(provider: provider)
    user.type(Phrases(text: String(repeating: "some words ", count: 500)))
    #expect(provider.texts.allSatisfy { $0.count <= 2000 })
    // Never from within a word.
    #expect(
      provider.texts.allSatisfy {
        $0.isEmpty || "some words".hasPrefix($0.prefix(4)) || $0.hasPrefix("words")
      })
    user.type(Phrases(text: String(repeating: "x", count: 5000)))
    #expect(provider.texts.allSatisfy { $0.count <= 2000 })
  }
}
