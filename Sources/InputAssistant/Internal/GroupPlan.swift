// SPDX-License-Identifier: MIT

/// A group that shows something, measured.
struct GroupPlan {
  let side: BarSide
  /// The index in the side's array.
  let index: Int
  /// The group's visible buttons, as a range of the plan's buttons; empty if it has only a
  /// representative.
  let buttons: Range<Int>
  /// The room that spaces after the last button take.
  let gapAfter: Int
  /// The width with all items.
  var expandedWidth: Int
  /// The width of the representative; nil when there is none to show.
  let representativeWidth: Int?
  /// The highest priority of the visible items.
  let priority: Int
  /// Whether the representative is shown.
  var isCollapsed: Bool

  /// The width as it is shown, before squeezing.
  var width: Int {
    guard isCollapsed, let representativeWidth else { return expandedWidth }
    return representativeWidth
  }
}
