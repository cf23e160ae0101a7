// SPDX-License-Identifier: MIT

import CGtk

extension Widget {
  /// Whether the keyboard can reach the widget itself.
  package var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }

  /// Whether the keyboard can reach the widget or anything inside it.
  package var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  /// Whether a click takes the keyboard focus.
  package var takesFocusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(widget) != 0 }
    set { gtk_widget_set_focus_on_click(widget, newValue ? 1 : 0) }
  }

  @discardableResult
  package func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// Whether the widget is its window's focus.
  package var hasFocusItself: Bool {
    gtk_widget_get_root(widget).map { gtk_root_get_focus($0) == widget } ?? false
  }

  /// Whether the window's focus is the widget or in it, open lists included.
  package var holdsFocus: Bool {
    guard let focus = gtk_widget_get_root(widget).flatMap({ gtk_root_get_focus($0) }) else {
      return false
    }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Whether the focus could come to the widget itself as things are on the screen.
  package var isOpenToFocus: Bool {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let shown = next {
      // One that is being hidden is still mapped.
      guard gtk_widget_get_child_visible(shown) != 0, gtk_widget_get_visible(shown) != 0 else {
        return false
      }
      next = gtk_widget_get_parent(shown)
    }
    return gtk_widget_get_mapped(widget) != 0 && gtk_widget_is_sensitive(widget) != 0
      && gtk_widget_get_focusable(widget) != 0
  }
}
