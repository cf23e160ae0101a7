// SPDX-License-Identifier: MIT

public import Foundation

/// A font: a family of the desktop or one of your choice, a weight and a size.
///
///     label.font = .systemFont(ofSize: 17, weight: .semibold)
///
/// Sizes are in points of the screen (logical pixels). A font is immutable and may be used on any
/// thread.
///
/// Left out because nothing here would read it: descriptors, metrics such as `lineHeight`,
/// `UIFontMetrics`.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uifont
public final class UIFont: NSObject, Sendable {
  let traits: FontTraits

  init(traits: FontTraits) {
    self.traits = traits
    super.init()
  }

  /// Makes a font of a family, with its style after a hyphen if it has one.
  ///
  ///     UIFont(name: "DejaVu Serif", size: 17)
  ///     UIFont(name: "Courier-BoldOblique", size: 13)
  ///
  /// - Parameters:
  ///   - fontName: The family as the desktop knows it; after a hyphen a weight, `Italic` or
  ///     `Oblique`.
  ///   - fontSize: The size in points.
  /// - Returns: Nil if there is no such family. Before the application runs there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let traits = FontTraits(name: fontName, size: Double(fontSize)) else { return nil }
    self.init(traits: traits)
  }

  /// The size in points.
  public var pointSize: CGFloat { CGFloat(traits.size) }

  /// The name of the family; `system-ui` stands for the desktop's own.
  public var familyName: String { traits.family ?? "system-ui" }

  /// The same font in another size, given in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var traits = traits
    traits.size = FontTraits.legible(Double(fontSize))
    return UIFont(traits: traits)
  }

  /// The font as declarations of GTK's CSS.
  var css: String { traits.css }

  /// Whether both are the same font in the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.traits == traits
  }

  /// A hash of family, weight and size.
  public override var hash: Int { traits.hashValue }
}
