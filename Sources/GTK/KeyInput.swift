// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// Keys and composed text for a widget that isn't a text widget of GTK's.
@MainActor
package final class KeyInput {
  private let method: Object
  private let controller: Object

  /// - Parameters:
  ///   - onText: what the input method made of the keys.
  ///   - onKey: a key that the input method left, as an X keysym; true if it was used.
  package init(
    on widget: Widget, onText: @escaping StringHandler, onKey: @escaping (UInt32) -> Bool
  ) {
    method = Object(taking: UnsafeMutableRawPointer(gtk_im_multicontext_new()))
    controller = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    let key = OpaquePointer(controller.raw)
    gtk_event_controller_key_set_im_context(
      key, method.raw.assumingMemoryBound(to: GtkIMContext.self))
    gtk_im_context_set_client_widget(
      method.raw.assumingMemoryBound(to: GtkIMContext.self), widget.widget)
    gtk_widget_add_controller(widget.widget, key)
    method.onString("commit", onText)
    controller.onKey("key-pressed") { keyval, _, _ in onKey(keyval) }
  }
}
