// SPDX-License-Identifier: MIT

import CGtk
package import GLib

extension Widget {
  /// An action that assistive software finds on the widget and runs.
  package func addAction(_ name: String, in group: String, _ handler: @escaping VoidHandler) {
    let actions = Object(taking: UnsafeMutableRawPointer(g_simple_action_group_new()))
    let action = Object(taking: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
    action.onVoid("activate", handler)
    g_action_map_add_action(OpaquePointer(actions.raw), OpaquePointer(action.raw))
    gtk_widget_insert_action_group(widget, group, OpaquePointer(actions.raw))
  }
}
