// SPDX-License-Identifier: MIT

/// A place in points, y downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Names a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
