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

  /// Whether the theme has light text on dark ground: a dark one, or the dark variant of another.
  package static var isDark: Bool {
    watchTheme
    if let shownDarkness { return shownDarkness }
    let isDark = themeTextIsLight ?? prefersDarkVariant
    shownDarkness = isDark
    return isDark
  }

  // Asked for at every colour; it changes with the theme only.
  private static var shownDarkness: Bool?
  private static let watchTheme: Void = connect { shownDarkness = nil }

  private static var prefersDarkVariant: Bool {
    settings.map { toprail_get_bool($0, "gtk-application-prefer-dark-theme") != 0 } ?? false
  }

  /// What a theme's own colours say; nil for one that doesn't name them as GTK's own does.
  private static var themeTextIsLight: Bool? {
    let label = Label()
    var color = GdkRGBA()
    let style = gtk_widget_get_style_context(label.widget)
    guard gtk_style_context_lookup_color(style, "theme_fg_color", &color) != 0 else { return nil }
    return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.5
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
    // Before any other, so that all find the theme as it is.
    watchTheme
    connect(handler)
  }

  private static func connect(_ handler: @escaping VoidHandler) {
    guard let settings else { return }
    let object = Object(retaining: settings)
    for name in ["gtk-xft-dpi", "gtk-application-prefer-dark-theme", "gtk-theme-name"] {
      object.onVoid("notify::\(name)", handler)
    }
  }
}
