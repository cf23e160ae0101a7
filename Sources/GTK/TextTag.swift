// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// A look that pieces of a text view's text can have: a GtkTextTag.
@MainActor
package final class TextTag: Object {
  /// A colour, each part from 0 to 1.
  package struct Color: Equatable {
    package var red, green, blue, alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    fileprivate var gdk: GdkRGBA {
      GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
  }

  /// A tag that changes nothing yet.
  package init() {
    super.init(taking: UnsafeMutableRawPointer(gtk_text_tag_new(nil)))
  }

  /// - Parameters:
  ///   - family: nil leaves the family as it is.
  ///   - size: in points.
  ///   - weight: from 100 to 900.
  package func setFont(family: String?, size: Double, weight: Int, isItalic: Bool) {
    guard let font = pango_font_description_new() else { return }
    defer { pango_font_description_free(font) }
    if let family { pango_font_description_set_family(font, family.withoutNUL) }
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(clamping: weight)))
    pango_font_description_set_style(font, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    toprail_set_boxed(raw, "font-desc", UnsafeRawPointer(font))
  }

  package func setForeground(_ color: Color) { set("foreground-rgba", color) }
  package func setBackground(_ color: Color) { set("background-rgba", color) }

  package func setUnderline(isDouble: Bool) {
    let line = isDouble ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE
    toprail_set_enum(raw, "underline", line.rawValue)
  }

  package func setStrikethrough() { toprail_set_bool(raw, "strikethrough", 1) }

  private func set(_ name: String, _ color: Color) {
    var color = color.gdk
    toprail_set_boxed(raw, name, &color)
  }
}

extension TextView {
  /// Takes a tag in, to be applied to pieces of the text.
  package func add(_ tag: TextTag) {
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(pointer), tag.pointer)
  }

  package func apply(_ tag: TextTag, to range: Range<Int>) {
    var (start, end) = iterators(range)
    gtk_text_buffer_apply_tag(pointer, tag.pointer, &start, &end)
    onLooksChange()
  }

  package func remove(_ tag: TextTag, from range: Range<Int>) {
    var (start, end) = iterators(range)
    gtk_text_buffer_remove_tag(pointer, tag.pointer, &start, &end)
    onLooksChange()
  }

  /// The addresses of the tags that the character at a place has.
  package func tags(at place: Int) -> [UnsafeMutableRawPointer] {
    var (start, _) = iterators(place..<place)
    let list = gtk_text_iter_get_tags(&start)
    defer { g_slist_free(list) }
    return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
      .compactMap { $0?.pointee.data }
  }

  /// The piece of text around a place in which all characters have the same tags.
  package func stretch(around place: Int) -> Range<Int> {
    var (start, end) = iterators(place..<place)
    if gtk_text_iter_toggles_tag(&start, nil) == 0 {
      gtk_text_iter_backward_to_tag_toggle(&start, nil)
    }
    gtk_text_iter_forward_to_tag_toggle(&end, nil)
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  /// The colour that the theme has under a name.
  package func color(named name: String) -> TextTag.Color? {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(view.rebound())
    guard gtk_style_context_lookup_color(context, name, &color) != 0 else { return nil }
    return TextTag.Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}

extension TextTag {
  fileprivate var pointer: UnsafeMutablePointer<GtkTextTag> {
    raw.assumingMemoryBound(to: GtkTextTag.self)
  }
}
