// SPDX-License-Identifier: MIT

/// What a keyboard asks of whatever it types into.
public enum KeyEffect: Hashable, Sendable {
  /// Insert text at the caret, instead of the selection if there is one.
  case insert(String)
  /// Delete as many characters before the caret, or the selection if there is one.
  case deleteBackward(Int)
  /// Replace as many characters before the caret.
  case replaceBeforeCaret(Int, with: String)
  /// Move the caret by characters, forward if positive.
  case moveCaret(Int)
  /// Do what the return key promises.
  case pressReturn
  /// Press a key of a hardware keyboard.
  case press(KeyStroke)
  /// Hide the keyboard.
  case hide
}
