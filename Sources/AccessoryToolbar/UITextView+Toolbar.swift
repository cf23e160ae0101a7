// SPDX-License-Identifier: MIT

#if canImport(ToprailUIKit)
  public import ToprailUIKit
#else
  public import UIKit
#endif

extension UITextView {
  /// A button of a toolbar: its title, whom it calls, and the method it calls.
  ///
  /// The target isn't kept alive.
  public typealias ToolbarItem = (title: String, target: Any, selector: Selector)

  /// Puts a toolbar above the keyboard, with buttons at its two ends.
  ///
  /// It does for a text view what the method of the same name does for a text field.
  ///
  /// - Parameters:
  ///   - leading: the buttons at the side where text starts, in reading order.
  ///   - trailing: the buttons at the other side, in reading order.
  public func addToolbar(leading: [ToolbarItem] = [], trailing: [ToolbarItem] = []) {
    inputAccessoryView = UIToolbar(leading: leading, trailing: trailing)
    reloadInputViews()
  }
}
