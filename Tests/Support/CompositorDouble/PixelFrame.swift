// SPDX-License-Identifier: MIT

/// A rectangle of whole numbers, in the surface's points or the buffer's pixels.
package struct PixelFrame: Hashable, Sendable {
  /// The left edge.
  package var x: Int
  /// The upper edge.
  package var y: Int
  /// The width.
  package var width: Int
  /// The height.
  package var height: Int

  /// Describes a rectangle.
  package init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Whether a point lies inside.
  package func contains(_ x: Double, _ y: Double) -> Bool {
    x >= Double(self.x) && y >= Double(self.y) && x < Double(self.x + width)
      && y < Double(self.y + height)
  }

  init(_ values: ArraySlice<WireValue>) {
    let numbers = values.map(\.int)
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
