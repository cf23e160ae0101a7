// SPDX-License-Identifier: MIT

import CGtk
import Foundation
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

  /// Whether the theme is one of those for strong contrasts, which GTK tells by their names only.
  package static var wantsHighContrast: Bool {
    let name = ProcessInfo.processInfo.environment["GTK_THEME"] ?? themeName
    return name.contains("HighContrast")
      || name.split(whereSeparator: { "-:".contains($0) }).contains("hc")
  }

  private static var themeName: String {
    guard let name = settings.flatMap({ toprail_get_string($0, "gtk-theme-name") }) else {
      return ""
    }
    defer { g_free(name) }
    return String(cString: name)
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
