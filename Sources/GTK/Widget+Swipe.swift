// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// The way of a finger or of the pressed pointer, from where it went down to where it went up.
package struct Swipe {
  /// In points of the widget.
  package let start: (x: Double, y: Double)
  package let offset: (x: Double, y: Double)
}

extension Widget {
  /// Calls back after a swipe over the widget that nothing else took for its own.
  package func onSwipe(_ handler: @escaping @MainActor (Swipe) -> Void) {
    guard let gesture = gtk_gesture_drag_new() else { return }
    let object = Object(retaining: UnsafeMutableRawPointer(gesture))
    gtk_widget_add_controller(widget, gesture)
    object.onPoint("drag-end") { x, y in
      var (startX, startY) = (0.0, 0.0)
      gtk_gesture_drag_get_start_point(gesture, &startX, &startY)
      handler(Swipe(start: (startX, startY), offset: (x, y)))
    }
  }
}
