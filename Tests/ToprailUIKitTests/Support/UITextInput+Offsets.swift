// SPDX-License-Identifier: MIT

import UIKit

extension UITextInput {
  /// The place so many UTF-16 units from the start.
  func place(_ offset: Int) -> UITextPosition? {
    position(from: beginningOfDocument, offset: offset)
  }

  /// The range between two offsets from the start.
  func range(_ first: Int, _ second: Int) -> UITextRange? {
    guard let start = place(first), let end = place(second) else { return nil }
    return textRange(from: start, to: end)
  }

  /// A range as offsets from the start.
  func offsets(_ range: UITextRange?) -> Range<Int>? {
    guard let range else { return nil }
    let start = offset(from: beginningOfDocument, to: range.start)
    return start..<start + offset(from: range.start, to: range.end)
  }
}

extension UITextInput where Self: UIView {
  /// The whole text.
  var shown: String {
    range(0, offset(from: beginningOfDocument, to: endOfDocument)).flatMap(text(in:)) ?? ""
  }

  /// Sets the text as an app does.
  func show(_ text: String) {
    (self as? UITextField)?.text = text
    (self as? UITextView)?.text = text
  }
}
