// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A container whose owner measures it and places its children.
@MainActor
package final class LayoutBox: Widget {
  /// The least and preferred extent for an orientation and the extent in the other one (or -1).
  package var onMeasure: (Orientation, _ other: Int) -> (minimum: Int, natural: Int) = { _, _ in
    (0, 0)
  }
  /// Places the children, each with `Widget.allocate(_:)`, in a box of this size.
  package var onAllocate: (_ width: Int, _ height: Int) -> Void = { _, _ in }

  /// What the box is the body of.
  package weak var content: AnyObject?

  /// A box that assistive software sees only if it is given another role.
  ///
  /// - Parameter isStop: whether the Tab key stops at the box itself while it is focusable.
  package init(isStop: Bool = true) {
    super.init(toprail_box_new(GTK_ACCESSIBLE_ROLE_GENERIC, isStop ? 1 : 0))
    setOwner(self)
    gtk_widget_set_layout_manager(widget, gtk_custom_layout_new(nil, measureBox, allocateBox))
  }

  /// Gives the box its place and what is in it too, even if the size is the same.
  ///
  /// What asks for another size in the meantime marks every box around it as without a place. Only a
  /// box that is gone through as a whole is unmarked afterwards, and GTK draws no other.
  package func allocateAnew(_ place: Allocation) {
    queueAllocate()
    allocate(place)
  }

  isolated deinit {
    setOwner(nil)
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  }
}

// GtkCustomLayout hands its functions the widget and nothing else.
@MainActor
private func box(_ widget: UnsafeMutablePointer<GtkWidget>?) -> LayoutBox? {
  widget.flatMap { Object.owner(of: $0) as? LayoutBox }
}

private let measureBox:
  @convention(c) (
    UnsafeMutablePointer<GtkWidget>?, GtkOrientation, gint, UnsafeMutablePointer<gint>?,
    UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
  ) -> Void = { widget, orientation, other, minimum, natural, _, _ in
    nonisolated(unsafe) let widget = widget
    let size: (minimum: Int, natural: Int) = MainActor.assumeIsolated {
      box(widget)?.onMeasure(
        orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical, Int(other))
        ?? (0, 0)
    }
    minimum?.pointee = gint(size.minimum)
    natural?.pointee = gint(max(size.minimum, size.natural))
  }

private let allocateBox:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, gint, gint, gint) -> Void = {
    widget, width, height, _ in
    nonisolated(unsafe) let widget = widget
    MainActor.assumeIsolated { box(widget)?.onAllocate(Int(width), Int(height)) }
  }
