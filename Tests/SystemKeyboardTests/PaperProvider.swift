// SPDX-License-Identifier: MIT

import InputAssistant

/// Offers three words made of the one that is typed.
@MainActor
final class PaperProvider: SuggestionProvider {
  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    let word = String(context.wordBeforeCaret)
    guard !word.isEmpty else { return }
    suggestions.append(Suggestion(text: word, kind: .literal))
    suggestions.append(Suggestion(text: word + "s", kind: .correction))
    suggestions.append(Suggestion(text: word + "ing", kind: .completion))
  }
}
