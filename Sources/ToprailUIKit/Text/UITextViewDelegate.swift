// SPDX-License-Identifier: MIT

/// What a text view asks and tells its delegate; every method may be left out.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
@MainActor
public protocol UITextViewDelegate: AnyObject {
  /// Whether the view may become first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// The view became first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether the view may stop being first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The view stopped being first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user may replace a range by a text. Typing over a selection asks twice: for the
  /// selection's removal, then for the text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The caret moved or the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
