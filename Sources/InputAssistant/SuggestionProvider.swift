// SPDX-License-Identifier: MIT

/// Whatever knows which words to offer for a text.
@MainActor
public protocol SuggestionProvider: AnyObject {
  /// Offers up to three suggestions, the leading one first.
  ///
  /// Called at every change of the text, on the main thread; it must return within a few
  /// milliseconds. Never called for a field whose traits allow no suggestions.
  ///
  /// - Parameters:
  ///   - context: The text around the caret.
  ///   - traits: What the field asks for.
  ///   - suggestions: Empty, to be filled; its memory is kept between calls.
  func suggest(
    _ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion])
}
