// SPDX-License-Identifier: MIT

/// A rectangle in points, y downwards.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width, never negative.
  public var width: Double
  /// The height, never negative.
  public var height: Double

  /// Describes a rectangle; a negative size becomes 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// Whether the rectangle holds no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The part that two rectangles share; of size 0 when there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The distance from a point to the nearest point of the rectangle; 0 inside and on its edge.
  public func distance(to point: Point) -> Double {
    let across = max(x - point.x, 0, point.x - maxX)
    let down = max(y - point.y, 0, point.y - maxY)
    return (across * across + down * down).squareRoot()
  }
}
