// SPDX-License-Identifier: MIT

import InputAssistant

/// Passes on what another provider suggests, and counts what it allocates.
final class CountedProvider: SuggestionProvider {
  private(set) var allocations = 0
  private let provider: any SuggestionProvider

  init(_ provider: any SuggestionProvider) {
    self.provider = provider
  }

  func suggest(
    _ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]
  ) {
    allocations += AllocationCounter.count {
      provider.suggest(context, traits: traits, into: &suggestions)
    }
  }
}
