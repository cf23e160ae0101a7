// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// A GtkWindow, destroyed when its last Swift owner goes.
@MainActor
package final class Window: Widget {
  package init() {
    super.init(gtk_window_new())
  }

  isolated deinit {
    // GTK may hold the window a little longer than its content lives.
    gtk_window_set_child(window, nil)
    gtk_window_destroy(window)
  }

  private var window: UnsafeMutablePointer<GtkWindow> { widget.rebound() }

  package var title: String? {
    get { gtk_window_get_title(window).map { String(cString: $0) } }
    set { gtk_window_set_title(window, newValue) }
  }

  /// The size that the window opens with; a shown window is asked to take it.
  package func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(window, gint(width), gint(height))
  }

  package func setContent(_ child: Widget?) { gtk_window_set_child(window, child?.widget) }

  package func present() { gtk_window_present(window) }
  package func maximize() { gtk_window_maximize(window) }

  package var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// The content of the nearest box around the focused widget.
  package var focusedContent: AnyObject? { Widget.content(around: gtk_window_get_focus(window)) }

  /// Whether the focus is in a list or menu that hangs on something in the window.
  package var isFocusInPopover: Bool {
    gtk_window_get_focus(window).map {
      gtk_widget_get_ancestor($0, gtk_popover_get_type()) != nil
    } ?? false
  }

  package func onFocusChange(_ handler: @escaping VoidHandler) {
    onVoid("notify::focus-widget", handler)
  }

  package func onActiveChange(_ handler: @escaping VoidHandler) {
    onVoid("notify::is-active", handler)
  }

  /// The user asks to close the window; true keeps it open.
  package func onCloseRequest(_ handler: @escaping BoolHandler) { onBool("close-request", handler) }
}
