// SPDX-License-Identifier: MIT

import Glibc

/// An opaque colour in sRGB, as a pixel holds it.
package struct PixelColor: Hashable, Sendable {
  /// The pixel: alpha in the highest byte and always full, then red, green and blue.
  package let pixel: UInt32

  /// Takes a colour as style sheets write it: `PixelColor(0x3584E4)`.
  package init(_ rgb: UInt32) { pixel = 0xFF00_0000 | rgb }

  /// This colour with a share of another one in it, from 0 to 1.
  package func mixed(with other: PixelColor, _ share: Double) -> PixelColor {
    let amount = UInt32((share * 255).rounded())
    return PixelColor(pixel.blended(with: other.pixel, coverage: amount) & 0xFF_FFFF)
  }

  /// How much contrast text of this colour has on another colour, from 1 to 21.
  ///
  /// The ratio of the Web Content Accessibility Guidelines
  /// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
  package func contrast(on other: PixelColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }

  private func linear(_ shift: UInt32) -> Double {
    let value = Double(pixel >> shift & 0xFF) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
