// SPDX-License-Identifier: MIT

import CGtk
import GLib

// GtkText shows its layout to nobody, but says where the caret lies. A layout of the same text, moved
// to where the caret is, lies where the text does.

extension Entry {
  package func caret(at position: Int) -> TextBox {
    var strong = graphene_rect_t()
    gtk_text_compute_cursor_extents(inner.widget.rebound(), gsize(position), &strong, nil)
    let (x, y) = inWidget(Double(strong.origin.x), Double(strong.origin.y))
    return TextBox(x: x, y: y, width: 0, height: Double(strong.size.height))
  }

  package func boxes(of range: Range<Int>) -> [TextBox] {
    guard !range.isEmpty else { return [] }
    let (layout, text) = (makeLayout(), shownText)
    guard let line = pango_layout_get_line_readonly(layout.layout, 0) else { return [] }
    var (ranges, count): (UnsafeMutablePointer<gint>?, gint) = (nil, 0)
    pango_layout_line_get_x_ranges(
      line, gint(text.byte(range.lowerBound)), gint(text.byte(range.upperBound)), &ranges, &count)
    defer { g_free(ranges) }
    let caret = caret(at: range.lowerBound)
    let origin = origin(of: layout)
    let isRightToLeft = text.isRightToLeft ?? inner.isRightToLeft
    return (0..<Int(count)).map { index in
      let (start, end) = (Double(ranges?[2 * index] ?? 0), Double(ranges?[2 * index + 1] ?? 0))
      return TextBox(
        x: origin + start / Double(PANGO_SCALE), y: caret.y,
        width: (end - start) / Double(PANGO_SCALE), height: caret.height,
        isRightToLeft: isRightToLeft)
    }
  }

  package func position(nearX x: Double, y: Double) -> Int {
    let (place, trailing, _) = character(under: x)
    return place + trailing
  }

  package func character(atX x: Double, y: Double) -> Int? {
    let caret = caret(at: 0)
    guard y >= caret.y, y < caret.y + caret.height else { return nil }
    let (place, _, isOver) = character(under: x)
    return isOver ? place : nil
  }

  package func position(_ position: Int, movedRight steps: Int) -> Int? {
    let (layout, text) = (makeLayout(), shownText)
    var (index, trailing) = (gint(text.byte(position)), gint(0))
    for _ in 0..<abs(steps) {
      pango_layout_move_cursor_visually(
        layout.layout, 1, index, trailing, steps > 0 ? 1 : -1, &index, &trailing)
      guard index >= 0, index != gint.max else { return nil }
    }
    return text.scalar(atByte: Int(index)) + Int(trailing)
  }

  package func position(_ position: Int, movedDown lines: Int) -> Int? {
    lines == 0 ? position : nil
  }

  package func lines(in paragraph: Range<Int>) -> [Range<Int>] { [0..<count] }

  package func underline(_ range: Range<Int>?) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    if let range, let line = pango_attr_underline_new(PANGO_UNDERLINE_SINGLE) {
      line.pointee.start_index = guint(text.byte(range.lowerBound))
      line.pointee.end_index = guint(text.byte(range.upperBound))
      pango_attr_list_insert(list, line)
    }
    gtk_entry_set_attributes(widget.rebound(), list)
  }
}

extension Entry {
  /// The text as it shows: a secret's letters are all the same.
  private var shownText: String {
    guard isSecret else { return text }
    let dot = Unicode.Scalar(gtk_entry_get_invisible_char(widget.rebound())) ?? "\u{25CF}"
    return String(repeating: Character(dot), count: count)
  }

  private func makeLayout() -> Object {
    let layout = Object(
      taking: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(inner.widget, shownText)))
    pango_layout_set_single_paragraph_mode(layout.layout, 1)
    return layout
  }

  /// Where a layout's left edge lies in the widget.
  private func origin(of layout: Object) -> Double {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(layout.layout, 0, &strong, nil)
    return caret(at: 0).x - Double(strong.x) / Double(PANGO_SCALE)
  }

  private func character(under x: Double) -> (Int, trailing: Int, isOver: Bool) {
    let layout = makeLayout()
    let left = (x.isNaN ? 0 : min(max(x, -1e6), 1e6)) - origin(of: layout)
    var (index, trailing) = (gint(0), gint(0))
    let isOver = pango_layout_xy_to_index(
      layout.layout, gint(left * Double(PANGO_SCALE)), 0, &index, &trailing)
    return (shownText.scalar(atByte: Int(index)), Int(trailing), isOver != 0)
  }

  private func inWidget(_ x: Double, _ y: Double) -> (Double, Double) {
    var (left, top) = (0.0, 0.0)
    // The entry's own coordinates start within its border; its parent's where it was placed.
    let parent = gtk_widget_get_parent(widget) ?? widget
    gtk_widget_translate_coordinates(inner.widget, parent, x, y, &left, &top)
    return (left, top)
  }
}

extension Object {
  fileprivate var layout: OpaquePointer { OpaquePointer(raw) }
}

extension String {
  /// The bytes before a scalar.
  fileprivate func byte(_ scalar: Int) -> Int {
    unicodeScalars.prefix(scalar).reduce(0) { $0 + UTF8.width($1) }
  }

  /// The scalars before a byte.
  fileprivate func scalar(atByte byte: Int) -> Int {
    utf8.prefix(byte).count { $0 & 0xC0 != 0x80 }
  }
}
