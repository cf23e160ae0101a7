// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A GtkBox that stacks its children.
@MainActor
package final class Stack: Widget {
  package init(_ orientation: Orientation, spacing: Int = 0) {
    let direction =
      orientation == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    super.init(gtk_box_new(direction, gint(spacing)))
  }

  package func append(_ child: Widget) { gtk_box_append(widget.rebound(), child.widget) }

  package func removeAll() {
    while let child = gtk_widget_get_first_child(widget) {
      gtk_box_remove(widget.rebound(), child)
    }
  }
}
