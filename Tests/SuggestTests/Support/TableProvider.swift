// SPDX-License-Identifier: MIT

import InputAssistant

/// Offers what a table says for a text, and remembers the texts.
final class TableProvider: SuggestionProvider {
  private(set) var texts: [String] = []
  private let table: [String: [String]]

  init(_ table: [String: [String]] = [:]) {
    self.table = table
  }

  func suggest(
    _ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]
  ) {
    texts.append(context.before)
    for word in table[context.before] ?? [] {
      suggestions.append(Suggestion(text: word, kind: .completion))
    }
  }
}
