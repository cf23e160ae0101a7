// SPDX-License-Identifier: MIT

import CGtk

// Where the text lies. Of lines far outside the view GTK knows the height once they were laid out.

extension TextView {
  package func caret(at position: Int) -> TextBox {
    var place = place(position)
    var strong = GdkRectangle()
    gtk_text_view_get_cursor_locations(view, &place, &strong, nil)
    return box(strong)
  }

  /// A position as GTK's layout knows it. Between the two characters of one line's end there is none;
  /// GTK complains of questions about it.
  private func place(_ position: Int) -> GtkTextIter {
    var (place, _) = iterators(position..<position)
    var before = place
    if gtk_text_iter_get_char(&place) == 0x0A, gtk_text_iter_backward_char(&before) != 0,
      gtk_text_iter_get_char(&before) == 0x0D
    {
      return before
    }
    return place
  }

  package func boxes(of range: Range<Int>) -> [TextBox] {
    var boxes: [TextBox] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(range.upperBound, nextLine(after: start))
      boxes += self.boxes(inLine: start..<end)
      start = end
    }
    return boxes
  }

  package func position(nearX x: Double, y: Double) -> Int {
    let (place, trailing, _) = character(under: x, y)
    return place + trailing
  }

  package func character(atX x: Double, y: Double) -> Int? {
    let (place, _, isOver) = character(under: x, y)
    return isOver && place < count ? place : nil
  }

  package func position(_ position: Int, movedRight steps: Int) -> Int? {
    var place = place(position)
    for _ in 0..<abs(steps) {
      let before = gtk_text_iter_get_offset(&place)
      gtk_text_view_move_visually(view, &place, steps > 0 ? 1 : -1)
      if gtk_text_iter_get_offset(&place) == before { return nil }
    }
    return Int(gtk_text_iter_get_offset(&place))
  }

  package func position(_ position: Int, movedDown lines: Int) -> Int? {
    guard lines != 0 else { return position }
    let x = caret(at: position).x
    var place = place(position)
    for _ in 0..<abs(lines) {
      let y = caret(at: Int(gtk_text_iter_get_offset(&place))).y
      if lines > 0 {
        gtk_text_view_forward_display_line(view, &place)
      } else {
        gtk_text_view_backward_display_line(view, &place)
      }
      if caret(at: Int(gtk_text_iter_get_offset(&place))).y == y { return nil }
    }
    let line = caret(at: Int(gtk_text_iter_get_offset(&place)))
    return self.position(nearX: x, y: line.y + line.height / 2)
  }

  package func lines(in paragraph: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = paragraph.lowerBound
    repeat {
      let end = min(paragraph.upperBound, nextLine(after: start))
      lines.append(start..<end)
      start = end
    } while start < paragraph.upperBound
    return lines
  }

  /// Where the line after a position's line starts; the end of the text after the last line.
  private func nextLine(after position: Int) -> Int {
    var place = place(position)
    gtk_text_view_forward_display_line(view, &place)
    let next = Int(gtk_text_iter_get_offset(&place))
    return next > position ? next : count
  }

  private func boxes(inLine range: Range<Int>) -> [TextBox] {
    // Text of one direction is one piece, from its first character to its last.
    guard text(in: range).mayRunRightToLeft else {
      var piece = box(ofCharacter: range.lowerBound)
      let last = box(ofCharacter: range.upperBound - 1)
      piece.width = max(0, last.x + last.width - piece.x)
      return [piece]
    }
    return range.map(box(ofCharacter:)).joinedAlongALine
  }

  private func box(ofCharacter position: Int) -> TextBox {
    var place = place(position)
    var location = GdkRectangle()
    gtk_text_view_get_iter_location(view, &place, &location)
    return box(location)
  }

  /// A place in the buffer's coordinates as one in the widget's. A negative width is right-to-left.
  private func box(_ place: GdkRectangle) -> TextBox {
    var (x, y) = (gint(0), gint(0))
    let left = place.width < 0 ? place.x + place.width : place.x
    gtk_text_view_buffer_to_window_coords(view, GTK_TEXT_WINDOW_WIDGET, left, place.y, &x, &y)
    return TextBox(
      x: Double(x), y: Double(y), width: Double(abs(place.width)), height: Double(place.height),
      isRightToLeft: place.width < 0)
  }

  private func character(under x: Double, _ y: Double) -> (Int, trailing: Int, isOver: Bool) {
    var (left, top, trailing) = (gint(0), gint(0), gint(0))
    gtk_text_view_window_to_buffer_coords(
      view, GTK_TEXT_WINDOW_WIDGET, gint(clampingPoints: x), gint(clampingPoints: y), &left, &top)
    var place = GtkTextIter()
    let isOver = gtk_text_view_get_iter_at_position(view, &place, &trailing, left, top) != 0
    return (Int(gtk_text_iter_get_offset(&place)), Int(trailing), isOver)
  }
}

extension TextView {
  package func underline(_ range: Range<Int>?) {
    var (start, end) = iterators(0..<count)
    gtk_text_buffer_remove_tag(pointer, underline, &start, &end)
    guard let range else { return }
    (start, end) = iterators(range)
    gtk_text_buffer_apply_tag(pointer, underline, &start, &end)
  }

  func makeUnderline() -> UnsafeMutablePointer<GtkTextTag>? {
    guard let tag = gtk_text_tag_new(nil) else { return nil }
    toprail_set_enum(tag, "underline", PANGO_UNDERLINE_SINGLE.rawValue)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(pointer), tag)
    g_object_unref(tag)
    return tag
  }
}
