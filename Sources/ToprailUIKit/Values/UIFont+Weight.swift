// SPDX-License-Identifier: MIT

public import Foundation

extension UIFont {
  /// How heavy the strokes of a font are, from -1 to 1; 0 is regular.
  ///
  /// Fonts are drawn with the nearest of the nine weights below.
  /// Apple's page: https://developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// 100 in CSS.
    public static let ultraLight = Weight(-0.8)
    /// 200 in CSS.
    public static let thin = Weight(-0.6)
    /// 300 in CSS.
    public static let light = Weight(-0.4)
    /// 400 in CSS.
    public static let regular = Weight(0)
    /// 500 in CSS.
    public static let medium = Weight(0.23)
    /// 600 in CSS.
    public static let semibold = Weight(0.3)
    /// 700 in CSS.
    public static let bold = Weight(0.4)
    /// 800 in CSS.
    public static let heavy = Weight(0.56)
    /// 900 in CSS.
    public static let black = Weight(0.62)
  }
}
