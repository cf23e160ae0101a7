// SPDX-License-Identifier: MIT

import CGtk

extension Widget {
  /// The least and the preferred extent in points, for an extent in the other direction or none.
  package func measure(
    _ orientation: Orientation, for other: Int = -1
  ) -> (minimum: Int, natural: Int) {
    var (minimum, natural) = (gint(0), gint(0))
    gtk_widget_measure(
      widget, orientation == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
      gint(other), &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// Where the first line of the widget's text stands in its preferred height; nil without text.
  package var baseline: Int? {
    var (natural, baseline) = (gint(0), gint(-1))
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, &baseline)
    return baseline < 0 ? nil : Int(baseline)
  }

  /// Gives the widget its place, during its parent's allocation only.
  ///
  /// A widget that needs more than it is given keeps its minimum and is clipped by its parent.
  package func allocate(_ place: Allocation) {
    let width = max(place.width, measure(.horizontal).minimum)
    let height = max(place.height, measure(.vertical, for: width).minimum)
    var allocation = GtkAllocation(
      x: gint(place.x), y: gint(place.y), width: gint(width), height: gint(height))
    gtk_widget_size_allocate(widget, &allocation, -1)
  }

  package var width: Int { Int(gtk_widget_get_width(widget)) }
  package var height: Int { Int(gtk_widget_get_height(widget)) }

  /// The widget's place in an ancestor, in points; nil where they share no window.
  package func frame(in ancestor: Widget) -> Allocation? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, ancestor.widget, &bounds) != 0 else { return nil }
    return Allocation(
      x: Int(bounds.origin.x.rounded()), y: Int(bounds.origin.y.rounded()),
      width: Int(bounds.size.width.rounded()), height: Int(bounds.size.height.rounded()))
  }
}
