// SPDX-License-Identifier: MIT

public import InputAssistant

/// What this library adds to UIKit's own names.
@MainActor
public enum Toprail {
  /// Who knows words: what it gives shows in the middle of the shortcuts bar.
  ///
  /// By default that is a `SuggestionEngine` with the English lexicon that is installed for the user or
  /// the system. It is looked for once, when the first field that allows suggestions becomes first
  /// responder or somebody asks here first; without a lexicon this is nil.
  ///
  /// ```swift
  /// Toprail.suggestionProvider = MyEngine()   // words of the app's own
  /// Toprail.suggestionProvider = nil          // no strip
  /// ```
  ///
  /// It is asked after every change of the text, after the letter has reached the field. It is never
  /// asked about secure fields, about marked text, nor for responders of the app's own, which
  /// don't say what is around the caret.
  public static var suggestionProvider: (any SuggestionProvider)? {
    get { suggestions.provider }
    set {
      suggestions = SuggestionSource(newValue)
      BarChanges.note()
    }
  }

  static var suggestions = SuggestionSource.installed

  /// Whether a field that is typed into with a pad of digits gets a toolbar with Done above the keys,
  /// if it has no accessory view. Such pads have no return key.
  ///
  /// It counts from the next time that a field becomes first responder or `reloadInputViews()` is
  /// called. Only keys in the window bring it.
  public static var addsDoneToPads = true
}
