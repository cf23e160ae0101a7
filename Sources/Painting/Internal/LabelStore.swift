// SPDX-License-Identifier: MIT

/// What was drawn once and is used again: texts, drawings and corners. Bounded.
final class LabelStore {
  private var pen: TextPen
  private var masks = Generations<LabelKey, Mask>(limit: 512, costLimit: 1 << 20)
  private var drawings = Generations<DrawingKey, Mask>(limit: 64, costLimit: 1 << 18)
  private var corners = Generations<Double, Corner>(limit: 16, costLimit: 1 << 16)
  private var widths = Generations<WidthKey, Double>(limit: 256, costLimit: .max)

  private struct DrawingKey: Hashable {
    var symbol: Symbol
    var side: Int
  }

  private struct WidthKey: Hashable {
    var text: String
    var size: Double
  }

  /// Starts to read the list of fonts, which Pango does on a thread of its own.
  init(family: String) { pen = TextPen(family: family) }

  /// How many texts are kept.
  var labelCount: Int { masks.count }

  /// Draws texts in another font from now on.
  func use(family: String) {
    pen = TextPen(family: family)
    masks.removeAll()
    widths.removeAll()
  }

  /// A drawn text; at most `room` pixels wide where that isn't 0.
  func label(_ text: String, _ font: LabelFont, room: Int = 0, color: PixelColor) -> Mask {
    let key = LabelKey(
      text: text, font: font, room: room, color: text.hasEmoji ? color.pixel : 0)
    return masks.value(key, cost: \.size, make: { pen.mask(key) })
  }

  /// The width of a text in points at a size in points.
  func width(of text: String, size: Double) -> Double {
    widths.value(
      WidthKey(text: text, size: size), cost: { _ in 0 },
      make: { pen.width(of: text, LabelFont(size)) })
  }

  /// A drawing as a square of so many pixels.
  func drawing(_ symbol: Symbol, side: Int) -> Mask {
    drawings.value(
      DrawingKey(symbol: symbol, side: side), cost: \.size, make: { Mask(symbol, side: side) })
  }

  /// A corner of a radius in pixels.
  func corner(_ radius: Double) -> Corner {
    corners.value(radius, cost: { $0.side * $0.side }, make: { Corner(radius: radius) })
  }
}
