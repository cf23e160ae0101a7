// SPDX-License-Identifier: MIT

#if canImport(ToprailUIKit)
  public import ToprailUIKit
#else
  public import UIKit
#endif

extension UITextField {
  /// A button of a toolbar: its title, whom it calls, and the method it calls.
  ///
  /// The target isn't kept alive.
  public typealias ToolbarItem = (title: String, target: Any, selector: Selector)

  /// Puts a toolbar above the keyboard, with buttons at its two ends.
  ///
  /// ```swift
  /// let done = UITextField.ToolbarItem(title: "Done", target: self, selector: #Selector(donePressed))
  /// textField.addToolbar(trailing: [done])
  /// ```
  ///
  /// It replaces the field's `inputAccessoryView`. Added while the field is being edited it shows at
  /// once.
  ///
  /// - Parameters:
  ///   - leading: the buttons at the side where text starts, in reading order.
  ///   - trailing: the buttons at the other side, in reading order.
  public func addToolbar(leading: [ToolbarItem] = [], trailing: [ToolbarItem] = []) {
    inputAccessoryView = UIToolbar(leading: leading, trailing: trailing)
    reloadInputViews()
  }
}
