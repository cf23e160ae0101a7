// SPDX-License-Identifier: MIT

extension UIKeyCommand {
  // The values are ours to choose: what counts is that no key types them.

  /// The key that moves up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key that moves down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key that moves left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key that moves right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key that moves up by a page.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key that moves down by a page.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key that moves to the start.
  public static let inputHome = "UIKeyInputHome"
  /// The key that moves to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The keys that delete, backspace and Delete: Apple's keyboards have one for both.
  public static let inputDelete = "UIKeyInputDelete"

  /// The first function key.
  public static let f1 = "UIKeyInputF1"
  /// The second function key.
  public static let f2 = "UIKeyInputF2"
  /// The third function key.
  public static let f3 = "UIKeyInputF3"
  /// The fourth function key.
  public static let f4 = "UIKeyInputF4"
  /// The fifth function key.
  public static let f5 = "UIKeyInputF5"
  /// The sixth function key.
  public static let f6 = "UIKeyInputF6"
  /// The seventh function key.
  public static let f7 = "UIKeyInputF7"
  /// The eighth function key.
  public static let f8 = "UIKeyInputF8"
  /// The ninth function key.
  public static let f9 = "UIKeyInputF9"
  /// The tenth function key.
  public static let f10 = "UIKeyInputF10"
  /// The eleventh function key.
  public static let f11 = "UIKeyInputF11"
  /// The twelfth function key.
  public static let f12 = "UIKeyInputF12"
}
