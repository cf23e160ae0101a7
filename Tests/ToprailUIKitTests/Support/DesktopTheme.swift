// SPDX-License-Identifier: MIT

import CGtk

@testable import GTK

/// The theme that the desktop asks for.
@MainActor
enum DesktopTheme {
  static var name: String {
    get {
      guard let name = settings.flatMap({ toprail_get_string($0, key) }) else { return "" }
      defer { g_free(name) }
      return String(cString: name)
    }
    set {
      var value = GValue()
      g_value_init(&value, GType(16 << 2))
      g_value_set_string(&value, newValue)
      g_object_set_property(
        settings?.assumingMemoryBound(to: GObject.self), key, &value)
      g_value_unset(&value)
    }
  }

  private static var settings: UnsafeMutableRawPointer? {
    gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
  }
  private static let key = "gtk-theme-name"
}
