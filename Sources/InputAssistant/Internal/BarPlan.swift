// SPDX-License-Identifier: MIT

/// A bar's groups, measured: the input of the ladder.
///
/// Holds only what is visible. Leading groups come first, each side in its own order.
struct BarPlan {
  let metrics: GridMetrics
  var groups: [GroupPlan] = []
  var buttons: [ButtonPlan] = []
  /// How many of the groups are on the leading side.
  private(set) var leadingCount = 0

  init(_ bar: Bar, metrics: GridMetrics, measure: (BarItem) -> Double) {
    self.metrics = metrics
    groups.reserveCapacity(bar.leading.count + bar.trailing.count)
    for index in bar.leading.indices {
      add(bar.leading[index], at: GroupPlace(.leading, index), measure: measure)
    }
    leadingCount = groups.count
    for index in bar.trailing.indices {
      add(bar.trailing[index], at: GroupPlace(.trailing, index), measure: measure)
    }
  }

  /// The groups of one side, as a range of all groups.
  func range(_ side: BarSide) -> Range<Int> {
    side == .leading ? 0..<leadingCount : leadingCount..<groups.count
  }

  /// Whether a side shows anything.
  func shows(_ side: BarSide) -> Bool { !range(side).isEmpty }

  private mutating func add(
    _ group: BarGroup, at place: GroupPlace, measure: (BarItem) -> Double
  ) {
    guard !group.isHidden else { return }
    var run = ButtonRun(metrics: metrics, edgeGap: 0, stretches: false)
    let first = buttons.count
    run.append(group.items, to: &buttons, measure: measure)
    let range = first..<buttons.count
    guard !range.isEmpty || group.isShown else { return }
    var representativeWidth: Int?
    if group.hasVisibleRepresentative, let representative = group.representative {
      representativeWidth = metrics.width(of: representative, measure: measure)
    }
    groups.append(
      GroupPlan(
        side: place.side, index: place.group, buttons: range, gapAfter: run.gapAfter,
        expandedWidth: run.width, representativeWidth: representativeWidth,
        priority: run.priority, isCollapsed: range.isEmpty))
  }
}
