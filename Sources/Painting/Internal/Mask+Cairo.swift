// SPDX-License-Identifier: MIT

import CPango

extension Mask {
  /// Draws into the mask with Cairo.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard width > 0, height > 0 else { return }
    let surface = cairo_image_surface_create_for_data(
      bytes, isColored ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height),
      Int32(stride))
    if let cairo = cairo_create(surface) {
      body(cairo)
      cairo_destroy(cairo)
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Draws a symbol as a square of so many pixels.
  convenience init(_ symbol: Symbol, side: Int) {
    self.init(width: side, height: side)
    advance = side
    draw(symbol.shapes, side: side)
  }

  /// Draws shapes on a square of so many pixels.
  func draw(_ shapes: [Shape], side: Int) {
    draw { cairo in
      cairo_scale(cairo, Double(side) / 24, Double(side) / 24)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      for shape in shapes { shape.draw(on: cairo) }
    }
  }
}

extension Shape {
  fileprivate func draw(on cairo: OpaquePointer) {
    var pen = PathPen(path, on: cairo)
    cairo_new_path(cairo)
    pen.run()
    if isFilled { cairo_fill_preserve(cairo) }
    guard lineWidth > 0 else { return }
    cairo_set_line_width(cairo, lineWidth)
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    cairo_stroke(cairo)
  }
}
