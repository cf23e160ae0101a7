// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  /// The first column.
  package var x: Int
  /// The first row, from the top.
  package var y: Int
  /// How many columns there are.
  package var width: Int
  /// How many rows there are.
  package var height: Int

  /// Names a rectangle by its corner and size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
