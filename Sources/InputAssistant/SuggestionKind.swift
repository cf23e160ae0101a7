// SPDX-License-Identifier: MIT

/// What a suggestion would do to the text.
public enum SuggestionKind: String, CaseIterable, Hashable, Sendable {
  /// Keeps what was typed; shown in quotation marks.
  case literal
  /// Completes the word that was begun.
  case completion
  /// Offers the next word.
  case prediction
  /// Repairs the word that was typed; shown on a fill, as the one that stands out.
  case correction
  /// Replaces the word by an emoji.
  case emoji
}
