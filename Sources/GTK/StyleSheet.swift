// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A piece of CSS for all windows.
@MainActor
package final class StyleSheet {
  private let provider: Object

  package init() {
    provider = Object(taking: UnsafeMutableRawPointer(gtk_css_provider_new()))
    if let display = gdk_display_get_default() {
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider.raw), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
  }

  package var text = "" {
    didSet {
      guard text != oldValue else { return }
      gtk_css_provider_load_from_data(
        provider.raw.assumingMemoryBound(to: GtkCssProvider.self), text, -1)
    }
  }

  isolated deinit {
    if let display = gdk_display_get_default() {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider.raw))
    }
  }
}
