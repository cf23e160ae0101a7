// SPDX-License-Identifier: MIT

import CGtk

/// GTK's start.
@MainActor
package enum Toolkit {
  /// Opens the display. False where there is none: no widget may be made then.
  package static func start() -> Bool {
    gtk_init_check() != 0
  }

  package static var isStarted: Bool {
    gtk_is_initialized() != 0
  }
}
