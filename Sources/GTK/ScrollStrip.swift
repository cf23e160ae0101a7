// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A horizontal strip that scrolls by finger, wheel or trackpad and shows no scroll bar.
@MainActor
package final class ScrollStrip: Widget {
  package init(content: Widget) {
    super.init(gtk_scrolled_window_new())
    let scrolled = OpaquePointer(widget)
    gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_child(scrolled, content.widget)
    scrollByWheel()
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_hadjustment(OpaquePointer(widget))
  }

  /// How far the content is moved, in points from its left edge.
  package var offset: Double {
    get { gtk_adjustment_get_value(adjustment) }
    set { gtk_adjustment_set_value(adjustment, newValue) }
  }

  // A plain mouse wheel turns vertically only; there is nothing else here that it could mean than
  // onward and back, in the direction that one reads.
  private func scrollByWheel() {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) else {
      return
    }
    gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
    let controller = Object(retaining: UnsafeMutableRawPointer(scroll))
    gtk_widget_add_controller(widget, scroll)
    controller.onOffset("scroll") { [weak self] _, y in
      guard let self else { return false }
      let limit =
        gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      guard limit > 0 else { return false }
      offset = min(max(0, offset + (isRightToLeft ? -y : y) * 44), limit)
      return true
    }
  }
}
