// SPDX-License-Identifier: MIT

/// Who hears that the text or the selection of a text input changes.
///
/// A text field and a text view tell of every change, the user's and the app's. GTK says of a caret
/// only that it has moved, so `selectionWillChange(_:)` comes just before `selectionDidChange(_:)`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputdelegate>
@MainActor
public protocol UITextInputDelegate: AnyObject {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
