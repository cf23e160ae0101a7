// SPDX-License-Identifier: MIT

/// Where a group stands in a bar: its side and its index in that side's array.
public struct GroupPlace: Hashable, Sendable {
  /// The side that holds the group.
  public var side: BarSide
  /// The group's index in the side's array, counted from 0, hidden groups included.
  public var group: Int

  /// Names the group at an index of a side.
  public init(_ side: BarSide, _ group: Int) {
    self.side = side
    self.group = group
  }
}
