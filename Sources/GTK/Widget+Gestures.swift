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
