// SPDX-License-Identifier: MIT

/// What changed from one scene to another, so that a presenter touches nothing else.
public struct SceneDifference: Hashable, Sendable {
  /// Elements that are new, in the new scene's order.
  public var inserted: [BarItem.ID] = []
  /// Elements that are gone, in the old scene's order.
  public var removed: [BarItem.ID] = []
  /// Elements whose frame or clip changed, in the new scene's order.
  public var moved: [BarItem.ID] = []
  /// Elements that show something else or in another state, in the new scene's order. One that
  /// also moved is in both lists.
  public var changed: [BarItem.ID] = []

  /// No difference.
  public init() {}

  /// Whether both scenes look the same.
  public var isEmpty: Bool {
    inserted.isEmpty && removed.isEmpty && moved.isEmpty && changed.isEmpty
  }
}
