// SPDX-License-Identifier: MIT

/// Whatever knows which words to offer for a text.
@MainActor
public protocol SuggestionProvider: AnyObject {
  /// Offers up to three suggestions, the leading one first.
  ///
  /// Called at every change of the text, after the client has it, and when shift changes the case, on the
  /// main thread; it must return within a few milliseconds. Never called for a field whose traits allow
  /// no suggestions, nor while an input method composes text.
  ///
  /// - Parameters:
  ///   - context: The text around the caret.
  ///   - traits: What the field asks for. Where the person had shift or caps lock say something else for
  ///     the next word, that is its ``InputTraits/autocapitalization``: `words` for a capital,
  ///     `allCharacters` while shift is locked, `none` for small letters at the start of a sentence.
  ///   - suggestions: Empty, to be filled; its memory is kept between calls.
  func suggest(
    _ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion])

  /// Whether the last answer would have been a better one with more time.
  ///
  /// Then the provider is asked again for the same text when nothing else is to be done, a few times at
  /// the most. False unless a provider says otherwise.
  var wasCutShort: Bool { get }
}

extension SuggestionProvider {
  public var wasCutShort: Bool { false }
}
