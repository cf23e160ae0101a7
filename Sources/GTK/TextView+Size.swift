// SPDX-License-Identifier: MIT

import CGtk
import GLib

// GTK tells the height of its text in the width that the view has, and only of lines that it has laid
// out. What another width would ask for is found here, line by line as GTK lays lines out.

extension TextView {
  /// The extent of the text with its margins in points, broken at a width; nil breaks at its ends of
  /// lines only.
  package func textSize(inWidth width: Int?) -> (width: Int, height: Int) {
    let layout = Object(
      taking: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(view.rebound(), nil)))
    let pango = OpaquePointer(layout.raw)
    let sides = gtk_text_view_get_left_margin(view) + gtk_text_view_get_right_margin(view)
    if let width {
      let room = max(1, gint(clamping: width) - sides)
      pango_layout_set_width(pango, room * PANGO_SCALE)
      pango_layout_set_wrap(pango, PANGO_WRAP_WORD_CHAR)
    }
    var (widest, height) = (gint(0), gint(0))
    for line in 0..<gtk_text_buffer_get_line_count(pointer) {
      let size = measure(line, in: pango)
      widest = max(widest, size.width)
      height += size.height
    }
    let ends = gtk_text_view_get_top_margin(view) + gtk_text_view_get_bottom_margin(view)
    return (Int(widest + sides), Int(height + ends))
  }

  private func measure(_ line: gint, in layout: OpaquePointer) -> (width: gint, height: gint) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_line(pointer, &start, line)
    end = start
    if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
    let text = gtk_text_iter_get_slice(&start, &end)
    defer { g_free(text) }
    pango_layout_set_text(layout, text, -1)
    let fonts = fonts(from: start, to: end)
    pango_layout_set_attributes(layout, fonts)
    pango_attr_list_unref(fonts)
    var (width, height) = (gint(0), gint(0))
    pango_layout_get_size(layout, &width, &height)
    // Widths up, so that the text fits; heights to the nearest point, as GTK has them.
    return ((width + PANGO_SCALE - 1) / PANGO_SCALE, (height + PANGO_SCALE / 2) / PANGO_SCALE)
  }

  /// The fonts that tags give to the pieces of a line, by its bytes.
  private func fonts(from start: GtkTextIter, to end: GtkTextIter) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var (place, end) = (start, end)
    while gtk_text_iter_compare(&place, &end) < 0 {
      var next = place
      gtk_text_iter_forward_to_tag_toggle(&next, nil)
      if gtk_text_iter_compare(&next, &end) > 0 { next = end }
      let first = gtk_text_iter_get_line_index(&place)
      let last = next.isAtEnd(of: end) ? gint.max : gtk_text_iter_get_line_index(&next)
      for tag in tags(at: Int(gtk_text_iter_get_offset(&place))) {
        guard let attribute = toprail_font_attribute(tag) else { continue }
        attribute.pointee.start_index = guint(first)
        attribute.pointee.end_index = guint(last)
        pango_attr_list_change(list, attribute)
      }
      place = next
    }
    return list
  }
}

extension GtkTextIter {
  fileprivate func isAtEnd(of end: GtkTextIter) -> Bool {
    var (place, end) = (self, end)
    return gtk_text_iter_equal(&place, &end) != 0
  }
}
