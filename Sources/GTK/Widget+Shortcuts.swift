// SPDX-License-Identifier: MIT

import CGtk
package import GLib

extension Widget {
  /// The desktop's keys for undo and redo, before the widget itself sees them.
  ///
  /// GTK compares them with the key's letters in all of the keyboard's layouts, so that they work
  /// while a layout without Latin letters is on.
  package func onUndoKeys(undo: @escaping VoidHandler, redo: @escaping VoidHandler) {
    guard let keys = gtk_shortcut_controller_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    add("<Control>z", undo, to: keys)
    add("<Control><Shift>z", redo, to: keys)
    add("<Control>y", redo, to: keys)
    gtk_widget_add_controller(widget, keys)
  }

  private func add(
    _ trigger: String, _ handler: @escaping VoidHandler, to controller: OpaquePointer
  ) {
    let run: GtkShortcutFunc = { _, _, data in
      MainActor.assumeIsolated { Object.handler(data, as: VoidHandler.self)?() }
      return 1
    }
    gtk_shortcut_controller_add_shortcut(
      controller,
      gtk_shortcut_new(
        gtk_shortcut_trigger_parse_string(trigger),
        gtk_callback_action_new(run, Object.retained(handler), Object.release)))
  }
}
