// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// A GtkWidget.
@MainActor
package class Widget: Object {
  var widget: UnsafeMutablePointer<GtkWidget> { raw.assumingMemoryBound(to: GtkWidget.self) }

  package init(_ pointer: UnsafeMutableRawPointer) {
    super.init(sinking: pointer)
  }

  package var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget shows while its parent does; may change during allocation, unlike `isVisible`.
  ///
  /// GTK goes on showing such a widget to assistive software, so it is hidden there too.
  package var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(widget) != 0 }
    set {
      guard newValue != isChildVisible else { return }
      gtk_widget_set_child_visible(widget, newValue ? 1 : 0)
      toprail_accessible_set_hidden(widget, newValue ? 0 : 1)
    }
  }

  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  package var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  package var isRightToLeft: Bool {
    get { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_direction(widget, newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// The name that style sheets and the inspector find the widget by.
  package var name: String {
    get { gtk_widget_get_name(widget).map { String(cString: $0) } ?? "" }
    set { gtk_widget_set_name(widget, newValue) }
  }

  package var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  package var clipsContent: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  /// Whether pointer and touch reach the widget.
  package var canTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }

  package var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set {
      // GTK asks what is under the pointer after each call, even of a window that has closed since.
      if newValue != tooltip { gtk_widget_set_tooltip_text(widget, newValue) }
    }
  }

  package func add(cssClass name: String) { gtk_widget_add_css_class(widget, name) }
  package func remove(cssClass name: String) { gtk_widget_remove_css_class(widget, name) }

  package func set(cssClass name: String, _ present: Bool) {
    if present { add(cssClass: name) } else { remove(cssClass: name) }
  }

  package func queueResize() { gtk_widget_queue_resize(widget) }
  package func queueAllocate() { gtk_widget_queue_allocate(widget) }

  /// Activates the widget as a key or assistive software would.
  @discardableResult
  package func activate() -> Bool { gtk_widget_activate(widget) != 0 }

  /// Runs one of the widget class's own actions ("clipboard.copy"). False where there is none.
  @discardableResult
  package func run(action: String) -> Bool {
    gtk_widget_activate_action_variant(widget, action, nil) != 0
  }
}
