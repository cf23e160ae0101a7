// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// Keys and composed text for whatever isn't a text widget of GTK's.
@MainActor
package final class KeyInput {
  private let method: Object
  private let controller: Object
  private let widget: Widget

  /// - Parameters:
  ///   - onText: what the input method made of the keys.
  ///   - onKey: a key that the input method left, pressed without Control and the like; true if it
  ///     was used.
  package init(
    on widget: Widget, onText: @escaping StringHandler, onKey: @escaping (Key) -> Bool
  ) {
    self.widget = widget
    method = Object(taking: UnsafeMutableRawPointer(gtk_im_multicontext_new()))
    controller = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    gtk_widget_add_controller(widget.widget, OpaquePointer(controller.raw))
    method.onString("commit", onText)
    controller.onKey("key-pressed") { key, _, state in
      Key(uncommanded: key, state: state).map(onKey) ?? false
    }
  }

  isolated deinit {
    if isActive { leave() }
  }

  /// Whether text is wanted now: an active one has a system's on-screen keyboard come.
  package var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { enter() } else { leave() }
    }
  }

  private func enter() {
    gtk_event_controller_key_set_im_context(OpaquePointer(controller.raw), context)
    gtk_im_context_set_client_widget(context, widget.widget)
    gtk_im_context_focus_in(context)
  }

  // Once the controller lets go of it the method has no widget to leave.
  private func leave() {
    gtk_im_context_focus_out(context)
    gtk_im_context_reset(context)
    gtk_event_controller_key_set_im_context(OpaquePointer(controller.raw), nil)
  }

  package func set(purpose: InputPurpose, hints: InputHints) {
    toprail_set_enum(method.raw, "input-purpose", purpose.gtk.rawValue)
    toprail_set_enum(method.raw, "input-hints", hints.rawValue)
  }

  private var context: UnsafeMutablePointer<GtkIMContext> {
    method.raw.assumingMemoryBound(to: GtkIMContext.self)
  }
}
