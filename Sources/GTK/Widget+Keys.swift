// SPDX-License-Identifier: MIT

import CGtk
import GLib

extension Widget {
  /// Calls back for keys that type no character, pressed in the widget without a modifier that makes
  /// a command of them; true if the key was used.
  ///
  /// - Parameter beforeContent: whether what has the focus in the widget gets what is left of them,
  ///   not the other way round.
  package func onKey(
    beforeContent: Bool = false, _ handler: @escaping @MainActor (Key) -> Bool
  ) {
    guard let controller = gtk_event_controller_key_new() else { return }
    if beforeContent {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    }
    let object = Object(retaining: UnsafeMutableRawPointer(controller))
    gtk_widget_add_controller(widget, controller)
    object.onKey("key-pressed") { key, _, state in
      Key(uncommanded: key, state: state).map(handler) ?? false
    }
  }
}
