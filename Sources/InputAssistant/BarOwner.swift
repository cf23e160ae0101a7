// SPDX-License-Identifier: MIT

/// Whoever put the items on a bar, and runs what a tap means.
@MainActor
public protocol BarOwner: AnyObject {
  /// Runs the action of an item, a representative or a menu entry.
  ///
  /// - Returns: Whether something ran.
  @discardableResult
  func perform(_ id: BarItem.ID) -> Bool
}
