// SPDX-License-Identifier: MIT

package import InputAssistant

/// Draws scenes into pixels, and knows which pixels a change touches.
///
/// ```swift
/// let painter = ScenePainter(theme: .light)
/// painter.damage(from: old, to: new, scale: 2, size: image.bounds, into: &damage)
/// for part in damage { painter.paint(new, in: image, part: part) }
/// ```
///
/// Texts and symbols are drawn by Pango and Cairo once and kept as masks, a bounded number of them;
/// after that a key costs a few microseconds and no memory. Everything stands on whole pixels, so
/// painting the damage gives the same bytes as painting all.
@MainActor
package final class ScenePainter {
  /// Every colour and the font. After a change everything is to be painted anew.
  package var theme: Theme {
    didSet { if theme.fontFamily != oldValue.fontFamily { labels.use(family: theme.fontFamily) } }
  }
  /// The sizes of the bar, with the text-size setting applied.
  package var bar: BarMetrics
  /// The sizes of the keys, with the text-size setting applied.
  package var keys: KeyMetrics
  /// Whether leading is on the right: then symbols that show a direction are mirrored.
  package var isRightToLeft = false

  let labels: LabelStore

  /// Draws in a theme, at sizes to which the text-size setting has been applied.
  package init(theme: Theme, bar: BarMetrics = .aboveKeys, keys: KeyMetrics = .phone) {
    self.theme = theme
    self.bar = bar
    self.keys = keys
    labels = LabelStore(family: theme.fontFamily)
  }

  /// The natural width in points of an item's button, padding included, for arranging a bar.
  package func measure(_ item: BarItem) -> Double {
    let symbol = item.symbol.flatMap { Symbol(iconName: $0, isRightToLeft: isRightToLeft) }
    if symbol != nil { return bar.symbolSize + 2 * bar.itemPadding }
    let text = item.title ?? item.spokenLabel ?? item.symbol ?? ""
    return labels.width(of: text, size: bar.itemTextSize).rounded(.up) + 2 * bar.itemPadding
  }

  /// Paints what of a scene lies in a rectangle, and nothing outside of it.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - image: Where to; all of the rectangle's pixels become opaque.
  ///   - part: The rectangle in pixels, which may reach over the image.
  package func paint(_ scene: Scene, in image: PixelImage, part: PixelRect) {
    let canvas = Canvas(image, clip: part)
    guard !canvas.clip.isEmpty else { return }
    scene.elements.withUnsafeBufferPointer { elements in
      let pass = PaintPass(
        elements: elements, canvas: canvas, scale: PixelScale(image.scale), painter: self)
      pass.paint()
    }
  }
}
