// SPDX-License-Identifier: MIT

/// A responder that takes text from the keyboard.
///
/// A responder that conforms gets keyboard and bar when it becomes first responder.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uikeyinput
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text that could be deleted.
  var hasText: Bool { get }
  /// Puts text at the caret; line breaks come as "\n".
  func insertText(_ text: String)
  /// Deletes the character before the caret, or the selection.
  func deleteBackward()
}
