// SPDX-License-Identifier: MIT

package import InputAssistant

/// A person who takes the word that is meant as soon as it is shown, with one key that types a space
/// too, and else types the next letter; never shift. A word whose letters are all typed is not taken:
/// that would save nothing.
///
/// Each phrase is typed into a new field, and the provider is asked once for each state of the text, as
/// by an app.
@MainActor
package struct GreedyUser {
  package private(set) var tally = PhraseTally()
  package private(set) var latencies = Latencies()
  private let provider: any SuggestionProvider
  private var text = TypedText()
  private var shown: [Suggestion] = []

  package init(provider: any SuggestionProvider) {
    self.provider = provider
    shown.reserveCapacity(3)
  }

  package mutating func type(_ phrases: Phrases) {
    for line in phrases.lines {
      text.clear()
      for word in line { type(word) }
    }
  }

  private mutating func type(_ word: String) {
    let wanted = comparable(word)
    var (typed, letters) = (0, word[...])
    ask()
    while let letter = letters.popFirst() {
      if let rank = shown.prefix(3).firstIndex(where: { comparable($0.text) == wanted }) {
        text.deleteBackward(typed)
        text.insert(shown[rank].text + " ")
        return tally.add(letters: typed + 1 + letters.count, typed: typed, rank: rank)
      }
      text.insert(String(letter))
      typed += 1
      ask()
    }
    text.insert(" ")
    tally.add(letters: typed, typed: typed, rank: nil)
  }

  private mutating func ask() {
    shown.removeAll(keepingCapacity: true)
    let context = TextContext(before: text.text)
    latencies.add(
      Latencies.time { provider.suggest(context, traits: InputTraits(), into: &shown) })
  }

  /// Words are the same whatever their case and the shape of their apostrophes.
  private func comparable(_ word: String) -> String {
    String(word.lowercased().map { $0 == "\u{2019}" ? "'" : $0 })
  }
}
