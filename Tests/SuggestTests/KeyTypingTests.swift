// SPDX-License-Identifier: MIT

import Glibc
import InputAssistant
import SuggestKit
import Testing

/// Offers one to three words, and asks so many times for memory at each call.
private final class Spender: SuggestionProvider {
  private let times: Int
  private let offer = Suggestion(text: "word", kind: .completion)

  init(times: Int) {
    self.times = times
  }

  static func askForMemory() { free(realpath("/", nil)) }

  func suggest(
    _ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]
  ) {
    for _ in 0..<times { Self.askForMemory() }
    for _ in 0...context.before.utf8.count % 3 { suggestions.append(offer) }
  }
}

@MainActor @Suite struct KeyTypingTests {
  @Test func typesEverything() {
    let provider = TableProvider(["h": ["how"]])
    var typing = KeyTyping(provider: provider)
    typing.type(Phrases(text: "How are\n\ny"))
    // Ten keys, one of which warms up. Each field is asked for once before a key.
    #expect(typing.keys == 9)
    #expect(
      provider.texts == [
        "", "h", "ho", "how", "how ", "how a", "how ar", "how are", "how are ", "", "y", "y ",
      ])
  }

  @Test func warmsUpAtMostAThousandKeys() {
    var typing = KeyTyping(provider: TableProvider())
    typing.type(Phrases(text: String(repeating: "four ", count: 3000)))
    #expect(typing.keys == 14_000)
  }

  @Test(arguments: [0, 1, 5])
  func countsAllocations(times: Int) {
    var typing = KeyTyping(provider: Spender(times: times))
    typing.type(Phrases(text: String(repeating: "these are words\n", count: 20)))
    #expect(typing.keys > 200)
    // None for the words, even where a field was just begun.
    let once = AllocationCounter.count { Spender.askForMemory() }
    #expect(once > 0)
    #expect(typing.allocationsPerKey == Double(times * once))
  }

  @Test func nothingToType() {
    let typing = KeyTyping(provider: TableProvider())
    #expect(
      typing.report.text == #"{"keys": 0, "p50us": 0.0, "p99us": 0.0, "maxus": 0.0, "#
        + #""allocationsPerKey": 0.0}"#)
  }

  @Test func theCounterCounts() {
    #expect(AllocationCounter.works)
    #expect(AllocationCounter.count {} == 0)
  }
}
