// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// A GtkSwitch.
@MainActor
package final class Switch: Widget {
  package init() {
    super.init(gtk_switch_new())
  }

  package var isOn: Bool {
    get { gtk_switch_get_active(OpaquePointer(widget)) != 0 }
    set { gtk_switch_set_active(OpaquePointer(widget), newValue ? 1 : 0) }
  }

  package func onToggle(_ handler: @escaping VoidHandler) { onVoid("notify::active", handler) }
}
