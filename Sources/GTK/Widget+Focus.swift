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
}
