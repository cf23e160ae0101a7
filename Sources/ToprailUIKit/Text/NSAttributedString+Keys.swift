// SPDX-License-Identifier: MIT

public import Foundation

// Foundation has the class on Linux, but UIKit has the names.
// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/key>

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an `NSUnderlineStyle`; all styles but none look the same.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
