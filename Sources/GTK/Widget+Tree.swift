// SPDX-License-Identifier: MIT

import CGtk
package import GLib

extension Widget {
  /// Puts the widget into a parent, before a sibling or at the end.
  package func insert(into parent: Widget, before sibling: Widget? = nil) {
    gtk_widget_insert_before(widget, parent.widget, sibling?.widget)
  }

  /// Takes the widget out of whatever parent it is in.
  package func removeFromParent() {
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// The Swift owner of a widget or, failing that, of the nearest one around it that has one.
  package static func owner(around raw: UnsafeMutableRawPointer?, for key: OwnerKey) -> AnyObject? {
    var next = raw?.assumingMemoryBound(to: GtkWidget.self)
    while let widget = next {
      if let owner = Object.owner(of: widget, for: key) { return owner }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }
}
