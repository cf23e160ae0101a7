// SPDX-License-Identifier: MIT

import CGtk
import XCTest

@testable import GTK
@testable import ToprailUIKit

extension Stage {
  func pressUndoKey(in view: UIView) { runShortcut("<Control>z", of: view.focusWidget) }
  func pressRedoKey(in view: UIView) { runShortcut("<Shift><Control>z", of: view.focusWidget) }

  /// Runs what a widget of the library's has for a key, as GTK does when the key is pressed.
  private func runShortcut(
    _ trigger: String, of widget: Widget, file: StaticString = #filePath, line: UInt = #line
  ) {
    for controller in shortcutControllers(of: widget) {
      for shortcut in objects(in: controller) where label(of: shortcut) == trigger {
        gtk_shortcut_action_activate(
          gtk_shortcut_get_action(shortcut), GtkShortcutActionFlags(rawValue: 0), widget.widget, nil
        )
        return drain()
      }
    }
    XCTFail("nothing for \(trigger)", file: file, line: line)
  }

  /// The controllers that see keys before the widget itself; GTK's own see them afterwards.
  private func shortcutControllers(of widget: Widget) -> [OpaquePointer] {
    let list = gtk_widget_observe_controllers(widget.widget)
    defer { g_object_unref(list.map { UnsafeMutableRawPointer($0) }) }
    return objects(in: list).filter {
      g_type_check_instance_is_a(
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: GTypeInstance.self),
        gtk_shortcut_controller_get_type()) != 0
        && gtk_event_controller_get_propagation_phase($0) == GTK_PHASE_CAPTURE
    }
  }

  private func label(of shortcut: OpaquePointer) -> String? {
    guard let text = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(shortcut)) else {
      return nil
    }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func objects(in list: OpaquePointer?) -> [OpaquePointer] {
    (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      g_object_unref(item)
      return OpaquePointer(item)
    }
  }
}
