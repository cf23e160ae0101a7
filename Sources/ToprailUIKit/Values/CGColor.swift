// SPDX-License-Identifier: MIT

import Foundation

/// A colour as layers take it: made by `UIColor.cgColor`.
///
/// Other than Apple's it goes on following the desktop's light or dark appearance, if its `UIColor` did.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgcolor>
public final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// Whether both are the same colour, in light and in dark surroundings.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.color == second.color
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The colour as layers take it.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicolor/cgcolor>
  public var cgColor: CGColor { CGColor(self) }

  /// The colour that a layer has.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(light: color.light, dark: color.dark, isAccent: color.isAccent)
  }
}
