// SPDX-License-Identifier: MIT

/// The name of a key, which is its place in the layout and stays the same whatever it shows.
public struct KeyID: Hashable, Sendable {
  /// The layer that the key is on.
  public var layer: KeyLayer
  /// The row, counted from 0 at the top.
  public var row: Int
  /// The place in the row, counted from 0 at the left.
  public var column: Int

  /// Names a key.
  public init(_ layer: KeyLayer, row: Int, column: Int) {
    self.layer = layer
    self.row = row
    self.column = column
  }
}
