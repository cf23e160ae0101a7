// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// A finger or the primary button that stays down on a widget.
@MainActor
package final class LongPressGesture {
  private let gesture: Object
  private weak var widget: Widget?

  /// - Parameter beforeContent: whether what is in the widget gets what is left of it, not the other
  ///   way round.
  package init(on widget: Widget, beforeContent: Bool = false) {
    gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_long_press_new()))
    self.widget = widget
    if beforeContent {
      gtk_event_controller_set_propagation_phase(OpaquePointer(gesture.raw), GTK_PHASE_CAPTURE)
    }
    gtk_widget_add_controller(widget.widget, OpaquePointer(gesture.raw))
  }

  /// Takes the gesture off its widget.
  package func remove() {
    guard let widget else { return }
    gtk_widget_remove_controller(widget.widget, OpaquePointer(gesture.raw))
  }

  /// Called when it has been down long enough, which keeps the touch from what is behind the widget.
  package func onBegin(_ handler: @escaping PointHandler) {
    let pointer = OpaquePointer(gesture.raw)
    gesture.onPoint("pressed") { x, y in
      gtk_gesture_set_state(pointer, GTK_EVENT_SEQUENCE_CLAIMED)
      handler(x, y)
    }
  }

  /// Called when it goes up, or is taken away.
  package func onEnd(_ handler: @escaping PointHandler) {
    let pointer = OpaquePointer(gesture.raw)
    gesture.onVoid("end") {
      var (x, y) = (0.0, 0.0)
      gtk_gesture_get_point(pointer, gtk_gesture_get_last_updated_sequence(pointer), &x, &y)
      handler(x, y)
    }
  }
}
