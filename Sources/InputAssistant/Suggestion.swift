// SPDX-License-Identifier: MIT

/// One word that is offered for what is being typed.
public struct Suggestion: Hashable, Sendable {
  /// The text that is inserted when the suggestion is taken.
  public var text: String
  /// What taking it would do; decides how it is shown.
  public var kind: SuggestionKind
  /// How sure the provider is, from 0 to 1. The strip keeps the provider's order all the same.
  public var confidence: Double

  /// Describes a suggestion.
  public init(text: String, kind: SuggestionKind, confidence: Double = 0) {
    self.text = text
    self.kind = kind
    self.confidence = confidence
  }

  /// What a strip shows: the text, in quotation marks where it is what was typed.
  public var displayText: String { kind == .literal ? "\u{201C}\(text)\u{201D}" : text }
}
