// SPDX-License-Identifier: MIT

import CGLib

/// What the desktop, the accessibility bus and the system are told of this program.
package enum Program {
  /// The name that windows' classes and the accessibility tree carry.
  package static func setName(_ name: String) {
    g_set_prgname(name)
    g_set_application_name(name)
  }

  /// Whether the system may write the program's memory to disk when it crashes, and whether programs of the
  /// same user may look into it.
  package static func setDumpable(_ isDumpable: Bool) { toprail_set_dumpable(isDumpable) }

  /// Lets the system have the memory again that the program's code takes.
  ///
  /// Much of it runs at the start alone. What runs on is read anew when it is called next.
  package static func releaseCode() { toprail_release_code() }
}
