// SPDX-License-Identifier: MIT

/// What the strip of suggestions may offer for a field.
public enum SuggestionMode: Hashable, Sendable {
  /// There is no strip, and the provider is never asked.
  case none
  /// Only corrections of misspelled words.
  case corrections
  /// Everything.
  case all
}
