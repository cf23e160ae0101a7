// SPDX-License-Identifier: MIT

public import InputAssistant

/// What this library adds to UIKit's own names.
@MainActor
public enum Toprail {
  /// Who knows words: what it gives shows in the middle of the shortcuts bar. Nil for no strip.
  ///
  /// ```swift
  /// Toprail.suggestionProvider = MyEngine()
  /// ```
  ///
  /// It is asked after every change of the text, after the letter has reached the field. It is never
  /// asked about secure fields.
  public static var suggestionProvider: (any SuggestionProvider)? {
    didSet { BarChanges.note() }
  }

  /// Whether a field that is typed into with a pad of digits gets a toolbar with Done above the keys,
  /// if it has no accessory view. Such pads have no return key.
  ///
  /// It counts from the next time that a field becomes first responder or `reloadInputViews()` is
  /// called. Only keys in the window bring it.
  public static var addsDoneToPads = true
}
