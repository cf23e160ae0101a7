// SPDX-License-Identifier: MIT

import Painting

/// The colours; those that the desktop asks for, or one's own choice.
package enum ThemeChoice: String, CaseIterable, Hashable, Sendable {
  case auto
  case light
  case dark
  case highContrast = "high-contrast"

  /// The theme as long as the desktop says nothing else.
  var theme: Theme { theme(for: DesktopPreferences()) }

  /// The theme where the desktop prefers something; one's own choice goes first.
  func theme(for preferences: DesktopPreferences) -> Theme {
    let accent = preferences.accent?.pixel ?? Theme.usualAccent
    switch self {
    case .highContrast: return .highContrast
    case .light: return .light(accent: accent)
    case .dark: return .dark(accent: accent)
    case .auto:
      if preferences.wantsContrast { return .highContrast }
      return preferences.isDark == true ? .dark(accent: accent) : .light(accent: accent)
    }
  }
}

extension DesktopPreferences.Color {
  fileprivate var pixel: PixelColor {
    func byte(_ part: Double) -> UInt32 { UInt32((part * 255).rounded()) }
    return PixelColor(byte(red) << 16 | byte(green) << 8 | byte(blue))
  }
}
