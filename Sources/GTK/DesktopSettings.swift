// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// What the desktop asks of every program.
@MainActor
package enum DesktopSettings {
  private static var settings: UnsafeMutableRawPointer? {
    gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
  }

  package static var prefersDark: Bool {
    settings.map { toprail_get_bool($0, "gtk-application-prefer-dark-theme") != 0 } ?? false
  }

  /// The text-size setting: 1 as designed, 2 twice as large.
  package static var textScale: Double {
    guard let settings else { return 1 }
    let dpi = toprail_get_int(settings, "gtk-xft-dpi")
    return dpi > 0 ? Double(dpi) / 1024 / 96 : 1
  }

  package static var allowsMotion: Bool {
    settings.map { toprail_get_bool($0, "gtk-enable-animations") != 0 } ?? false
  }

  /// Whether the desktop's theme is one of high contrast.
  package static var wantsHighContrast: Bool {
    let name = settings.flatMap { toprail_get_string($0, "gtk-theme-name") }
    guard let name else { return false }
    defer { g_free(name) }
    let theme = String(cString: name)
    return theme.hasPrefix("HighContrast") || theme.contains("-hc")
  }

  /// Calls back when the text size or the dark theme changes, as long as the program runs.
  package static func onChange(_ handler: @escaping VoidHandler) {
    guard let settings else { return }
    let object = Object(retaining: settings)
    for name in ["gtk-xft-dpi", "gtk-application-prefer-dark-theme", "gtk-theme-name"] {
      object.onVoid("notify::\(name)", handler)
    }
  }
}
