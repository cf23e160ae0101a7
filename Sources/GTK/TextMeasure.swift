// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// Widths of text in a widget's font at a given size, kept by text and font.
@MainActor
package final class TextMeasure {
  private struct Key: Hashable {
    let text: String
    let size: Double
  }

  private let layout: Object
  private let font: OpaquePointer
  private var widths: [Key: Double] = [:]

  /// Measures in the desktop's font as it is now.
  package init() {
    // A label that never shows has the style that the theme gives to labels.
    let label = Label()
    let context = gtk_widget_get_pango_context(label.widget)
    layout = Object(taking: UnsafeMutableRawPointer(pango_layout_new(context)))
    font = pango_font_description_copy(pango_context_get_font_description(context))
  }

  isolated deinit {
    pango_font_description_free(font)
  }

  /// A line's width in points, at a text size in points.
  package func width(of text: String, size: Double) -> Double {
    let key = Key(text: text, size: size)
    if let width = widths[key] { return width }
    let width = measure(text, size)
    // Titles come from apps without end; a bar's worth of them is enough to keep.
    if widths.count >= 4096 { widths.removeAll() }
    widths[key] = width
    return width
  }

  /// Whether the font has a light face. Where it doesn't, the nearest may be as thin as a hair.
  package var hasLightFace: Bool {
    let wish = pango_font_description_copy(font)
    defer { pango_font_description_free(wish) }
    pango_font_description_set_weight(wish, PANGO_WEIGHT_LIGHT)
    let context = pango_layout_get_context(OpaquePointer(layout.raw))
    guard let found = pango_context_load_font(context, wish) else { return false }
    defer { g_object_unref(found) }
    let face = pango_font_describe(found)
    defer { pango_font_description_free(face) }
    return pango_font_description_get_weight(face) == PANGO_WEIGHT_LIGHT
  }

  private func measure(_ text: String, _ size: Double) -> Double {
    let pointer = OpaquePointer(layout.raw)
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(pointer, font)
    pango_layout_set_text(pointer, text, -1)
    var (width, height) = (gint(0), gint(0))
    pango_layout_get_size(pointer, &width, &height)
    return Double(width) / Double(PANGO_SCALE)
  }
}
