// SPDX-License-Identifier: MIT

extension PixelRect {
  /// The first column to the right of it.
  package var right: Int { x + width }
  /// The first row below it.
  package var bottom: Int { y + height }
  /// Whether it holds no pixel.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Names a rectangle by its edges; empty where they cross.
  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The pixels that two rectangles share.
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(x, other.x), top: max(y, other.y), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Whether two rectangles share a pixel.
  package func intersects(_ other: PixelRect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Whether another rectangle lies within this one.
  package func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.right <= right && other.bottom <= bottom
  }

  /// The rectangle without a border of so many pixels.
  func inset(_ across: Int, _ down: Int) -> PixelRect {
    PixelRect(left: x + across, top: y + down, right: right - across, bottom: bottom - down)
  }
}
