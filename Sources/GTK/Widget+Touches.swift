// SPDX-License-Identifier: MIT

import CGtk
import GLib

extension Widget {
  /// Fingers and buttons going down on the widget and up again, whatever else handles them.
  package func onTouch(_ handler: @escaping @MainActor (_ isDown: Bool) -> Void) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let object = Object(retaining: UnsafeMutableRawPointer(controller))
    gtk_widget_add_controller(widget, controller)
    let thunk: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, event, data in
      guard let isDown = isDown(event) else { return 0 }
      MainActor.assumeIsolated { Object.handler(data, as: TouchHandler.self)?(isDown) }
      return 0
    }
    object.on("event", handler as TouchHandler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
  }
}

private typealias TouchHandler = @MainActor (Bool) -> Void

/// True and false for the two ends of a touch, nil for any other event.
private func isDown(_ event: OpaquePointer?) -> Bool? {
  guard let event else { return nil }
  switch gdk_event_get_event_type(event) {
  case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: return true
  case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return false
  default: return nil
  }
}
