// SPDX-License-Identifier: MIT

/// Every colour of a keyboard and its bar, and the font.
///
/// Text has a contrast of at least 4.5 : 1 on whatever it stands on, disabled text 3 : 1.
package struct Theme: Hashable, Sendable {
  /// What everything stands on.
  package var background: PixelColor
  /// A key that types.
  package var cap: PixelColor
  /// A key that types nothing, and a pressed key that types.
  package var functionCap: PixelColor
  /// A key that is switched on.
  package var selectedCap: PixelColor
  /// Text and symbols.
  package var text: PixelColor
  /// Text on a key that is switched on.
  package var selectedText: PixelColor
  /// Text where a tap does nothing.
  package var disabledText: PixelColor
  /// The fill of what stands out.
  package var accent: PixelColor
  /// Text on the accent.
  package var accentText: PixelColor
  /// The hairline under a cap.
  package var edge: PixelColor
  /// Whether outlines tell things apart instead of fills.
  package var isHighContrast = false
  /// The font's family, as fontconfig knows it.
  package var fontFamily = "Sans"

  /// The desktop's usual accent.
  package static let usualAccent = PixelColor(0x3584E4)

  /// Dark text on light keys.
  package static let light = Theme.light(accent: usualAccent)
  /// White text on dark keys.
  package static let dark = Theme.dark(accent: usualAccent)

  /// Black, with white text and outlines.
  package static let highContrast: Theme = {
    let (black, white) = (PixelColor(0x000000), PixelColor(0xFFFFFF))
    var theme = Theme(
      background: black, cap: black, functionCap: black, selectedCap: white, text: white,
      selectedText: black, disabledText: PixelColor(0xA0A0A0), accent: white, accentText: black,
      edge: black)
    theme.isHighContrast = true
    return theme
  }()

  /// Dark text on light keys, with an accent of the desktop's.
  package static func light(accent: PixelColor) -> Theme {
    let text = PixelColor(0x1D1D20)
    let (fill, accentText) = accentPair(accent)
    return Theme(
      background: PixelColor(0xD9DCE1), cap: PixelColor(0xFFFFFF),
      functionCap: PixelColor(0xB4B9C2), selectedCap: PixelColor(0xFFFFFF), text: text,
      selectedText: text, disabledText: PixelColor(0x5D6068), accent: fill,
      accentText: accentText, edge: PixelColor(0x8D8F93))
  }

  /// White text on dark keys, with an accent of the desktop's.
  package static func dark(accent: PixelColor) -> Theme {
    let (fill, accentText) = accentPair(accent)
    return Theme(
      background: PixelColor(0x242427), cap: PixelColor(0x4C4C51),
      functionCap: PixelColor(0x37373B), selectedCap: PixelColor(0xFFFFFF),
      text: PixelColor(0xFFFFFF), selectedText: PixelColor(0x1D1D20),
      disabledText: PixelColor(0xA2A2A8), accent: fill, accentText: accentText,
      edge: PixelColor(0x121214))
  }

  /// The accent, darkened until white text on it can be read; a bright one gets dark text.
  private static func accentPair(_ accent: PixelColor) -> (fill: PixelColor, text: PixelColor) {
    let (black, white) = (PixelColor(0x000000), PixelColor(0xFFFFFF))
    guard white.contrast(on: accent) >= 3 else { return (accent, black) }
    var (fill, share) = (accent, 0.0)
    while white.contrast(on: fill) < 4.5 {
      share += 0.02
      fill = accent.mixed(with: black, share)
    }
    return (fill, white)
  }
}
