// SPDX-License-Identifier: MIT

import InputAssistant

/// Turns points into whole pixels.
struct PixelScale {
  /// How many pixels a point has.
  let factor: Double

  init(_ factor: Double) { self.factor = factor > 0 && factor < 100 ? factor : 1 }

  /// The pixel edge nearest to a place; far outside for what is no number.
  func edge(_ points: Double) -> Int {
    let pixels = points * factor
    guard pixels > -1e6 else { return -1_000_000 }
    return pixels < 1e6 ? Int(pixels + 1_000_000.5) - 1_000_000 : 1_000_000
  }

  /// A thickness of at least one pixel.
  func line(_ points: Double) -> Int { max(1, edge(points)) }

  /// A rectangle with each edge on the nearest pixel edge.
  func rect(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: edge(rect.x), top: edge(rect.y), right: edge(rect.maxX), bottom: edge(rect.maxY))
  }

  /// Points that hold whatever may touch some pixels: edges are rounded, and a cap has a line under it.
  func points(around pixels: PixelRect) -> Rect {
    let margin = Self.overhang / min(1, factor)
    return Rect(
      x: Double(pixels.x) / factor - margin, y: Double(pixels.y) / factor - margin,
      width: Double(pixels.width) / factor + 2 * margin,
      height: Double(pixels.height) / factor + 2 * margin)
  }

  /// More than an element ever reaches beyond its frame, in pixels, or in points where these are larger.
  private static let overhang = 3.0

  /// Every pixel that an element may touch.
  func bounds(of kind: SceneElement.Kind, frame: Rect, clip: Rect?) -> PixelRect {
    var bounds = rect(frame)
    guard !bounds.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    if kind.isCap { bounds.height += line(1) }
    return clip.map { bounds.intersection(rect($0)) } ?? bounds
  }
}
