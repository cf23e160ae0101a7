// SPDX-License-Identifier: MIT

import CGLib

/// What GLib tells the desktop and the accessibility bus of this program.
package enum Program {
  /// The name that windows' classes and the accessibility tree carry.
  package static func setName(_ name: String) {
    g_set_prgname(name)
    g_set_application_name(name)
  }
}
