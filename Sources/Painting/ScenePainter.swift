// SPDX-License-Identifier: MIT

package import InputAssistant

/// Draws scenes into pixels, and knows which pixels a change touches.
///
/// ```swift
/// let painter = ScenePainter(theme: .light)
/// painter.damage(from: old, to: new, scale: 2, size: image.bounds, into: &damage)
/// painter.paint(new, in: image, damage: damage)
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

  /// Paints what of a scene lies in some rectangles, and nothing outside of them.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - image: Where to; all of its pixels become opaque.
  ///   - damage: The rectangles in pixels, which may overlap and reach over the image.
  package func paint(_ scene: Scene, in image: PixelImage, damage: [PixelRect]) {
    scene.elements.withUnsafeBufferPointer { elements in
      for rect in damage {
        let canvas = Canvas(image, clip: rect)
        guard !canvas.clip.isEmpty else { continue }
        let pass = PaintPass(
          elements: elements, canvas: canvas, scale: PixelScale(image.scale), painter: self)
        pass.paint()
      }
    }
  }
}
