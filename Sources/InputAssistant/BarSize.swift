// SPDX-License-Identifier: MIT

/// The room that a bar has.
public struct BarSize: Hashable, Sendable {
  /// The bar's width in points. Values that are no width count as 0.
  public var width: Double
  /// The height in points of the whole screen or window: it decides between two rows and one.
  public var screenHeight: Double

  /// Describes the room.
  public init(width: Double, screenHeight: Double) {
    self.width = width
    self.screenHeight = screenHeight
  }
}
