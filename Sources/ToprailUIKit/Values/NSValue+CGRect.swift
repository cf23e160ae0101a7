// SPDX-License-Identifier: MIT

public import Foundation

extension NSValue {
  /// Makes a value that holds a rectangle, as keyboard notifications carry it.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The rectangle that the value holds.
  ///
  ///     let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
  ///     frame?.cgRectValue  // in points, in screen coordinates
  ///
  /// - Precondition: The value was made with a rectangle.
  public var cgRectValue: CGRect { rectValue }
}
