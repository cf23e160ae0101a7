// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// Tells whether a widget's own action is enabled.
///
/// GTK 4 has no call that reads the state of "text.undo", but a button bound to the action is
/// sensitive exactly while the action is enabled: an unseen one inside the widget is asked.
@MainActor
final class ActionProbe {
  private let button: Widget

  init(_ action: String, of widget: Widget) {
    button = Widget(gtk_button_new())
    gtk_actionable_set_action_name(OpaquePointer(button.widget), action)
    button.insert(into: widget)
    button.isChildVisible = false
    button.isFocusable = false
  }

  isolated deinit {
    button.removeFromParent()
  }

  var isEnabled: Bool { button.isSensitive }
}
