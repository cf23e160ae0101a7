// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// Sees the keys that are pressed anywhere in a widget before what has the focus sees them.
@MainActor
package final class KeyWatch {
  private let controller: Object

  /// - Parameter onPress: true if the key was used; nobody else gets it then.
  package init(on widget: Widget, onPress: @escaping @MainActor (KeyPress) -> Bool) {
    controller = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    gtk_event_controller_set_propagation_phase(OpaquePointer(controller.raw), GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget.widget, OpaquePointer(controller.raw))
    controller.onKey("key-pressed") { key, code, state in
      onPress(KeyPress(key, code: code, state: state))
    }
  }

  /// Gives the key that is being looked at to another widget than the one with the focus.
  ///
  /// - Returns: whether it was used there.
  package func forward(to widget: Widget) -> Bool {
    gtk_event_controller_key_forward(OpaquePointer(controller.raw), widget.widget) != 0
  }
}
