// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// Clicks of a button, or taps of a finger, on a widget and on whatever in it leaves them alone.
@MainActor
package final class TapGesture {
  package enum Button { case primary, secondary }

  private let gesture: Object
  private weak var widget: Widget?

  package init(on widget: Widget, button: Button = .primary) {
    gesture = Object(retaining: UnsafeMutableRawPointer(gtk_gesture_click_new()))
    self.widget = widget
    gtk_gesture_single_set_button(
      OpaquePointer(gesture.raw),
      guint(button == .primary ? GDK_BUTTON_PRIMARY : GDK_BUTTON_SECONDARY))
    gtk_widget_add_controller(widget.widget, OpaquePointer(gesture.raw))
  }

  /// Takes the gesture off its widget.
  package func remove() {
    guard let widget else { return }
    gtk_widget_remove_controller(widget.widget, OpaquePointer(gesture.raw))
  }

  /// Called as the finger or button goes down, with the number of taps in a row.
  package func onPress(_ handler: @escaping PressHandler) { gesture.onPress("pressed", handler) }

  /// Called as it goes up again.
  package func onRelease(_ handler: @escaping PressHandler) {
    gesture.onPress("released", handler)
  }

  /// Called when something else took it, or it was no tap after all.
  package func onCancel(_ handler: @escaping VoidHandler) { gesture.onVoid("cancel", handler) }
}
