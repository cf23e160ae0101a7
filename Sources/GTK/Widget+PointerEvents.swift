// SPDX-License-Identifier: MIT

import CGtk
import GLib

extension Widget {
  /// Fingers and buttons on the widget and what is in it, before anything in it sees them.
  ///
  /// From where a finger or a button went down its movements are told until it goes up, also
  /// outside of the widget. The pointer's movements without a button are told too.
  ///
  /// - Parameter handler: returns whether the event ends here.
  package func onPointerEvent(_ handler: @escaping @MainActor (PointerEvent) -> Bool) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let object = Object(retaining: UnsafeMutableRawPointer(controller))
    gtk_widget_add_controller(widget, controller)
    let thunk: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = {
      controller, event, data in
      guard let event,
        let pointer = PointerEvent(event, at: gtk_event_controller_get_widget(controller))
      else { return 0 }
      return MainActor.assumeIsolated {
        Object.handler(data, as: PointerHandler.self)?(pointer) == true ? 1 : 0
      }
    }
    object.on("event", handler as PointerHandler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
  }

  /// Fingers and buttons going down on the widget and up again, whatever else handles them.
  package func onTouch(_ handler: @escaping @MainActor (_ isDown: Bool) -> Void) {
    onPointerEvent { event in
      if event.phase != .moved { handler(event.phase == .began) }
      return false
    }
  }
}

private typealias PointerHandler = @MainActor (PointerEvent) -> Bool

extension PointerEvent {
  /// What one of GDK's events says; nil for events of other kinds.
  fileprivate init?(_ event: OpaquePointer, at widget: UnsafeMutablePointer<GtkWidget>?) {
    let type = gdk_event_get_event_type(event)
    guard let phase = Phase(type) else { return nil }
    self.phase = phase
    let sequence = gdk_event_get_event_sequence(event)
    time = Double(gdk_event_get_time(event)) / 1000
    touch = sequence.map { Int(bitPattern: $0) } ?? 0
    isPrimary =
      sequence != nil || type == GDK_MOTION_NOTIFY || type == GDK_GRAB_BROKEN
      || gdk_button_event_get_button(event) == guint(GDK_BUTTON_PRIMARY)
    (x, y) = Self.position(of: event, in: widget) ?? (0, 0)
  }

  /// An event's place is told in the coordinates of the window system's surface.
  private static func position(
    of event: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>?
  ) -> (Double, Double)? {
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard let widget, gdk_event_get_position(event, &x, &y) != 0,
      let native = gtk_widget_get_native(widget)
    else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var (innerX, innerY) = (0.0, 0.0)
    guard
      gtk_widget_translate_coordinates(root, widget, x - left, y - top, &innerX, &innerY) != 0
    else { return nil }
    return (innerX, innerY)
  }
}

extension PointerEvent.Phase {
  fileprivate init?(_ type: GdkEventType) {
    switch type {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: self = .began
    case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE: self = .moved
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END: self = .ended
    case GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN: self = .cancelled
    default: return nil
    }
  }
}
