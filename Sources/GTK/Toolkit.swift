// SPDX-License-Identifier: MIT

import CGtk

/// GTK's start.
@MainActor
package enum Toolkit {
  /// Opens the display. False where there is none: no widget may be made then.
  package static func start() -> Bool {
    guard gtk_init_check() != 0 else { return false }
    // A field that becomes first responder keeps its caret; what is typed next replaces nothing.
    if let settings = gtk_settings_get_default() {
      toprail_set_bool(UnsafeMutableRawPointer(settings), "gtk-entry-select-on-focus", 0)
    }
    return true
  }

  package static var isStarted: Bool {
    gtk_is_initialized() != 0
  }
}
