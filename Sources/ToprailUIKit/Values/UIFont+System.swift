// SPDX-License-Identifier: MIT

public import Foundation

extension UIFont {
  /// The size of text that has no other, 14 points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, 12 points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of labels, 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, 18 points.
  public static let buttonFontSize: CGFloat = 18

  /// The desktop's font in a size in points and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(traits: FontTraits(size: Double(fontSize), weight: weight))
  }

  /// The desktop's font in bold, its size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The desktop's font in italics, its size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(traits: FontTraits(size: Double(fontSize), isItalic: true))
  }

  /// A font with letters of one width, its size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(traits: FontTraits(family: "monospace", size: Double(fontSize), weight: weight))
  }

  /// The desktop's font with digits of one width, so that a number that counts stands still.
  ///
  /// A font without such digits shows the ones that it has. In a text view's storage the digits are the
  /// font's usual ones.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uifont/monospaceddigitsystemfont(ofsize:weight:)>
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    var traits = FontTraits(size: Double(fontSize), weight: weight)
    traits.hasEvenDigits = true
    return UIFont(traits: traits)
  }
}
