// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// A GtkPopover that hangs on a widget and closes on an outside tap and on Escape.
@MainActor
package final class Popover: Widget {
  package init(on parent: Widget) {
    super.init(gtk_popover_new())
    insert(into: parent)
    gtk_popover_set_position(widget.rebound(), GTK_POS_TOP)
  }

  isolated deinit {
    removeFromParent()
  }

  package func setContent(_ child: Widget?) {
    gtk_popover_set_child(widget.rebound(), child?.widget)
  }
  package func popUp() { gtk_popover_popup(widget.rebound()) }
  package func popDown() { gtk_popover_popdown(widget.rebound()) }

  /// Follows the widget that it hangs on; called during that widget's allocation.
  package func place() { gtk_popover_present(widget.rebound()) }

  package func onClosed(_ handler: @escaping VoidHandler) { onVoid("closed", handler) }
}
