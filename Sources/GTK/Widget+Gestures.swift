// SPDX-License-Identifier: MIT

import CGtk
package import GLib

extension Widget {
  /// A finger or the primary button held still on the widget.
  package func onLongPress(_ handler: @escaping VoidHandler) {
    guard let gesture = gtk_gesture_long_press_new() else { return }
    let object = Object(retaining: UnsafeMutableRawPointer(gesture))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, gesture)
    object.onPoint("pressed") { _, _ in
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      handler()
    }
  }

  /// The secondary button pressed on the widget.
  package func onSecondaryClick(_ handler: @escaping VoidHandler) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
    let object = Object(retaining: UnsafeMutableRawPointer(gesture))
    gtk_widget_add_controller(widget, gesture)
    object.onPress("pressed") { _, _, _ in handler() }
  }
}

extension Widget {
  /// The desktop's keys for undo and redo, before the widget itself sees them.
  package func onUndoKeys(undo: @escaping VoidHandler, redo: @escaping VoidHandler) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    let object = Object(retaining: UnsafeMutableRawPointer(keys))
    gtk_widget_add_controller(widget, keys)
    object.onKey("key-pressed") { key, _, state in
      let modifiers = state & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue)
      guard modifiers == GDK_CONTROL_MASK.rawValue else { return false }
      let hasShift = state & GDK_SHIFT_MASK.rawValue != 0
      switch gdk_keyval_to_lower(key) {
      case guint(GDK_KEY_z): hasShift ? redo() : undo()
      case guint(GDK_KEY_y): redo()
      default: return false
      }
      return true
    }
  }
}
