// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A column as large as its content that scrolls once it is higher than a limit.
@MainActor
package final class ScrollColumn: Widget {
  package init(content: Widget) {
    super.init(gtk_scrolled_window_new())
    let scrolled = OpaquePointer(widget)
    gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scrolled, 1)
    gtk_scrolled_window_set_propagate_natural_width(scrolled, 1)
    gtk_scrolled_window_set_child(scrolled, content.widget)
  }

  /// The greatest height in points.
  package var maximumHeight: Int {
    get { Int(gtk_scrolled_window_get_max_content_height(OpaquePointer(widget))) }
    set { gtk_scrolled_window_set_max_content_height(OpaquePointer(widget), gint(newValue)) }
  }
}
