// SPDX-License-Identifier: MIT

/// What a text field asks and tells its delegate; every method may be left out.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may become first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field became first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may stop being first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field stopped being first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field stopped being first responder, and why; called in place of the method without a
  /// reason, which the default implementation calls.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user may replace a range by a text. Typing over a selection asks twice: for the
  /// selection's removal, then for the text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
  /// The caret moved or the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button that empties the field may do so.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
