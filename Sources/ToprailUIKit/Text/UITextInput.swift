// SPDX-License-Identifier: MIT

/// A text input whose text and selection can be read and changed by position.
///
/// The part of Apple's protocol that selections need; text fields and text views have it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinput>
@MainActor
public protocol UITextInput: UIKeyInput {
  /// The selection, or the caret as an empty range.
  var selectedTextRange: UITextRange? { get set }
  /// The place before all text.
  var beginningOfDocument: UITextPosition { get }
  /// The place after all text.
  var endOfDocument: UITextPosition { get }
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range. No delegate is asked.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two places, in whichever order; nil where one lies outside the text.
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units on; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// How many UTF-16 units lie between two places.
  func offset(from: UITextPosition, to: UITextPosition) -> Int
}

extension UITextInput {
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let (lower, upper) = (min(from.offset, to.offset), max(from.offset, to.offset))
    guard lower >= 0, upper <= endOfDocument.offset else { return nil }
    return UITextRange(NSRange(location: lower, length: upper - lower))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, sum >= 0, sum <= endOfDocument.offset else { return nil }
    return UITextPosition(offset: sum)
  }

  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
}
