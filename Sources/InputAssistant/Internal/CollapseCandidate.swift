// SPDX-License-Identifier: MIT

/// A group that can collapse, with what decides when.
struct CollapseCandidate {
  /// The position among the plan's groups.
  let group: Int
  /// The width that collapsing frees, above 0.
  let freed: Int
  private let priority: Int
  private let hidden: Int
  private let distance: Int
  private let isTrailing: Bool

  /// Nil for a group without a visible representative, or whose representative is as wide as its
  /// items: collapsing that one would hide items for nothing.
  init?(_ plan: BarPlan, at position: Int) {
    let group = plan.groups[position]
    guard !group.isCollapsed, let representative = group.representativeWidth,
      group.expandedWidth > representative
    else { return nil }
    self.group = position
    freed = group.expandedWidth - representative
    priority = group.priority
    hidden = group.buttons.count
    isTrailing = group.side == .trailing
    distance = isTrailing ? position - plan.leadingCount : plan.leadingCount - 1 - position
  }

  /// Whether this group collapses before another.
  func precedes(_ other: CollapseCandidate) -> Bool {
    if priority != other.priority { return priority < other.priority }
    // Width freed per hidden item, compared as fractions so that nothing is rounded.
    let (mine, theirs) = (freed * other.hidden, other.freed * hidden)
    if mine != theirs { return mine > theirs }
    if distance != other.distance { return distance < other.distance }
    if isTrailing != other.isTrailing { return isTrailing }
    return group < other.group
  }
}
