// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// A box that may be larger than the room it shows in, and scrolls in both directions.
///
/// Wheel, trackpad and finger move it, with momentum; scroll bars lie over it while it moves; what
/// gets the keyboard focus in it comes into sight.
@MainActor
package final class ScrollArea: Widget {
  /// The box that moves.
  package let content = LayoutBox()

  package init() {
    super.init(gtk_scrolled_window_new())
    let viewport = gtk_viewport_new(nil, nil)
    gtk_viewport_set_child(viewport.map { OpaquePointer($0) }, content.widget)
    gtk_viewport_set_scroll_to_focus(viewport.map { OpaquePointer($0) }, 1)
    gtk_scrolled_window_set_child(OpaquePointer(widget), viewport)
    add(cssClass: "toprail-scroll")
  }

  /// How far the content is moved, in points from its left and top edges.
  package var offset: (x: Double, y: Double) {
    (
      gtk_adjustment_get_value(adjustment(.horizontal)),
      gtk_adjustment_get_value(adjustment(.vertical))
    )
  }

  /// Sets extent and offset in one direction before GTK's own layout finds them out.
  package func configure(
    _ orientation: Orientation, offset: Double, extent: Double, page: Double
  ) {
    gtk_adjustment_configure(
      adjustment(orientation), min(max(0, offset), max(0, extent - page)), 0, max(extent, page),
      page * 0.1, page * 0.9, page)
  }

  /// Called when the offset has changed, whoever changed it.
  package func onScroll(_ handler: @escaping VoidHandler) {
    for orientation in [Orientation.horizontal, .vertical] {
      guard let adjustment = adjustment(orientation) else { continue }
      Object(retaining: UnsafeMutableRawPointer(adjustment)).onVoid("value-changed", handler)
    }
  }

  private func adjustment(_ orientation: Orientation) -> UnsafeMutablePointer<GtkAdjustment>? {
    orientation == .horizontal
      ? gtk_scrolled_window_get_hadjustment(OpaquePointer(widget))
      : gtk_scrolled_window_get_vadjustment(OpaquePointer(widget))
  }
}
