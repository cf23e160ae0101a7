// SPDX-License-Identifier: MIT

import CPango

/// Lays out and draws texts with Pango: one context and one layout for all of them.
///
/// All texts are laid out at one size and scaled as they are drawn: without hinted metrics that is
/// the same, and each further size would cost Pango a search through all fonts.
final class TextPen {
  /// The size in pixels at which everything is laid out.
  private static let layoutSize = 24.0

  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let description: OpaquePointer
  private var isLight = false
  /// Whether the family has a light face. One that is thinner still, or of another family, has too
  /// little contrast or another look.
  private lazy var hasLightFace = findLightFace()

  /// Opens a font; what the family doesn't have comes from others.
  init(family: String) {
    let map = pango_cairo_font_map_get_default()
    context = pango_font_map_create_context(map)
    description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, Self.layoutSize * Double(PANGO_SCALE))
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    // Unrounded, a text's width grows evenly with the scale: what was measured has room at each.
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_font_description(layout, description)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// The width of a text in pixels.
  func width(of text: String, _ font: LabelFont) -> Double {
    set(text, isLight: font.isLight, room: 0)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return Double(logical.width) * font.pixels / Self.layoutSize / Double(PANGO_SCALE)
  }

  /// Draws a text; longer ones than the room have an ellipsis in the middle.
  func mask(_ key: LabelKey) -> Mask {
    let scale = key.font.pixels / Self.layoutSize
    set(key.text, isLight: key.font.isLight, room: Double(key.room) / scale)
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_get_extents(layout, &ink, &logical)
    let baseline = pango_layout_get_baseline(layout)
    ink.x -= logical.x
    ink.y -= baseline
    let area = PixelRect(ink: ink, scale: scale).intersection(Self.largest(key.font))
    let mask = Mask(width: area.width, height: area.height, isColored: key.color != 0)
    mask.left = area.x
    mask.top = area.y
    mask.advance = Int(Self.pixels(logical.width, scale).rounded(.up))
    mask.draw { cairo in
      cairo_set_source_rgb(
        cairo, Self.part(key.color >> 16), Self.part(key.color >> 8), Self.part(key.color))
      // The baseline lies on a pixel's edge.
      cairo_translate(cairo, -Double(area.x), -Double(area.y))
      cairo_scale(cairo, scale, scale)
      cairo_translate(cairo, -Self.pixels(logical.x, 1), -Self.pixels(baseline, 1))
      pango_cairo_show_layout(cairo, layout)
    }
    return mask
  }

  /// What a text may touch: marks that pile up for more than two lines are cut.
  private static func largest(_ font: LabelFont) -> PixelRect {
    let size = Int(font.pixels)
    return PixelRect(x: -2 * size, y: -3 * size, width: 16_384, height: 5 * size)
  }

  private func set(_ text: String, isLight: Bool, room: Double) {
    let isLight = isLight && hasLightFace
    if isLight != self.isLight {
      self.isLight = isLight
      pango_font_description_set_weight(
        description, isLight ? PANGO_WEIGHT_LIGHT : PANGO_WEIGHT_NORMAL)
      pango_layout_set_font_description(layout, description)
    }
    pango_layout_set_width(layout, room > 0 ? Int32(min(room, 1e6) * Double(PANGO_SCALE)) : -1)
    pango_layout_set_ellipsize(layout, room > 0 ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_NONE)
    var text = text.printable
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
  }

  private func findLightFace() -> Bool {
    guard let light = pango_font_description_copy(description) else { return false }
    defer { pango_font_description_free(light) }
    pango_font_description_set_weight(light, PANGO_WEIGHT_LIGHT)
    guard let font = pango_context_load_font(context, light) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    return pango_font_description_get_weight(found) == PANGO_WEIGHT_LIGHT
  }

  private static func pixels(_ units: Int32, _ scale: Double) -> Double {
    Double(units) * scale / Double(PANGO_SCALE)
  }

  private static func part(_ color: UInt32) -> Double { Double(color & 0xFF) / 255 }
}

extension PixelRect {
  /// The pixels that ink touches, with one more around for what antialiasing and hints add.
  fileprivate init(ink: PangoRectangle, scale: Double) {
    guard ink.width > 0, ink.height > 0 else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let unit = scale / Double(PANGO_SCALE)
    self.init(
      left: Int((Double(ink.x) * unit).rounded(.down)) - 1,
      top: Int((Double(ink.y) * unit).rounded(.down)) - 1,
      right: Int((Double(ink.x + ink.width) * unit).rounded(.up)) + 1,
      bottom: Int((Double(ink.y + ink.height) * unit).rounded(.up)) + 1)
  }
}
