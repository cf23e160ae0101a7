// SPDX-License-Identifier: MIT

import CGtk
import GLib

extension Widget {
  /// Puts the widget into a parent, before a sibling or at the end.
  package func insert(into parent: Widget, before sibling: Widget? = nil) {
    gtk_widget_insert_before(widget, parent.widget, sibling?.widget)
  }

  /// Puts another widget into the parent, just behind this one.
  package func insertBehind(_ other: Widget) {
    guard let parent = gtk_widget_get_parent(widget) else { return }
    gtk_widget_insert_before(other.widget, parent, widget)
  }

  /// Takes the widget out of whatever parent it is in.
  package func removeFromParent() {
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// The content of the nearest box around a widget that has one.
  package static func content(around raw: UnsafeMutableRawPointer?) -> AnyObject? {
    var next = raw?.assumingMemoryBound(to: GtkWidget.self)
    while let widget = next {
      if let content = (Object.owner(of: widget) as? LayoutBox)?.content { return content }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }
}
