// SPDX-License-Identifier: MIT

import InputAssistant

/// A slow arrangement, written from the words of the rules and sharing nothing with `arrange`.
///
/// It walks down the ladder one step at a time and takes the first step that fits. All lengths are
/// whole numbers of 1/64 point.
struct ArrangeOracle {
  /// One step of the ladder.
  enum Step: Equatable {
    case collapsed(Int)
    case squeezed(to: Int)
    case oneSuggestion
    case scrolling
  }

  /// What shares a row.
  struct Row {
    var hasActions = false
    var hasStrip = false
    var hasChevron = false
  }

  let lengths: OracleLengths
  let groups: [OracleGroup]
  let collapsibleCount: Int
  let sideCount: Int
  let suggestionCount: Int?
  /// How many groups collapse at least in a bar that is too narrow for one row.
  private(set) var leastOfNarrow: Int

  init(_ bar: Bar, metrics: BarMetrics, measure: (BarItem) -> Double) {
    let lengths = OracleLengths(metrics)
    var groups: [OracleGroup] = []
    for (side, list) in [(BarSide.leading, bar.leading), (.trailing, bar.trailing)] {
      for (index, group) in list.enumerated() {
        groups += [OracleGroup(group, side, index, lengths, measure)].filter(\.isShown)
      }
    }
    let leadingCount = groups.count { $0.side == .leading }
    for index in groups.indices {
      groups[index].distance =
        index < leadingCount ? leadingCount - 1 - index : index - leadingCount
    }
    let order = Self.order(groups)
    for (turn, index) in order.enumerated() { groups[index].turn = turn }
    self.lengths = lengths
    self.groups = groups
    suggestionCount = bar.suggestions?.count
    collapsibleCount = order.count
    sideCount = Set(groups.map(\.side)).count
    leastOfNarrow = 0
    let row = Row(hasActions: true, hasStrip: suggestionCount != nil)
    leastOfNarrow = leastCollapsed(row, lengths.oneRow)
  }

  /// The groups that can collapse, the first to go first.
  private static func order(_ groups: [OracleGroup]) -> [Int] {
    var left = groups.indices.filter { groups[$0].canCollapse }
    var order: [Int] = []
    while var first = left.first {
      for other in left where groups[other].collapses(before: groups[first]) { first = other }
      order.append(first)
      left.removeAll { $0 == first }
    }
    return order
  }

  /// The width that everything needs in one row while the strip's share is the fixed one.
  var naturalWidth: Int {
    let row = Row(hasActions: true, hasStrip: suggestionCount != nil)
    return width(of: .leading, .collapsed(0)) + width(of: .trailing, .collapsed(0))
      + overhead(row, .collapsed(0), 0)
  }

  // MARK: - What fits

  /// The width of a group after a step.
  func width(of group: OracleGroup, _ step: Step) -> Int {
    if isCollapsed(group, step) { return group.collapsedWidth }
    return group.width(level: level(step))
  }

  func isCollapsed(_ group: OracleGroup, _ step: Step) -> Bool {
    guard let turn = group.turn else { return group.isOneButton }
    if case .collapsed(let count) = step { return turn < count }
    return true
  }

  /// The width that no squeezed button may exceed.
  func level(_ step: Step) -> Int {
    switch step {
    case .collapsed: .max
    case .squeezed(let level): level
    case .oneSuggestion, .scrolling: lengths.touch
    }
  }

  /// The width of a whole side, zero for a side that shows nothing.
  func width(of side: BarSide, _ step: Step) -> Int {
    var sum = 0
    for group in groups where group.side == side {
      sum += (sum > 0 ? lengths.groupSpacing : 0) + width(of: group, step)
    }
    return sum
  }

  /// The least that the strip takes of a row that it shares with actions; a quarter is rounded up,
  /// since less would not be one.
  func share(_ step: Step, _ width: Int) -> Int {
    let one = step == .oneSuggestion || step == .scrolling
    return one ? lengths.suggestion : max(3 * lengths.suggestion, (width + 3) / 4)
  }

  /// What insets, gaps, strip and chevron take of a row. A side has an inset, the strip has none;
  /// the chevron takes the trailing end, the rest is as in a row that much narrower.
  func overhead(_ row: Row, _ step: Step, _ width: Int) -> Int {
    let sides = row.hasActions ? sideCount : 0
    let parts = sides + (row.hasStrip ? 1 : 0)
    return sides * lengths.inset + max(0, parts - 1) * lengths.groupSpacing
      + (row.hasStrip ? share(step, width) : 0) + (row.hasChevron ? lengths.touch : 0)
  }

  /// Whether everything that a row shows after a step has room.
  func fits(_ row: Row, _ step: Step, _ width: Int) -> Bool {
    let sides = self.width(of: .leading, step) + self.width(of: .trailing, step)
    return sides + overhead(row, step, width) <= width
  }

  /// The number of collapsed groups that a row of this width needs, all if none is enough.
  func leastCollapsed(_ row: Row, _ width: Int) -> Int {
    for count in 0..<collapsibleCount where fits(row, .collapsed(count), width) { return count }
    return collapsibleCount
  }

  /// The first step from the top of the ladder that fits, with at least so many collapsed groups.
  func step(_ row: Row, _ width: Int, from least: Int) -> Step {
    for count in least...collapsibleCount where fits(row, .collapsed(count), width) {
      return .collapsed(count)
    }
    if fits(row, .squeezed(to: lengths.touch), width) {
      return .squeezed(to: widestLevel(row, width))
    }
    if row.hasStrip && fits(row, .oneSuggestion, width) { return .oneSuggestion }
    return .scrolling
  }

  /// The largest level that fits, by halving the range between one that fits and one that doesn't.
  private func widestLevel(_ row: Row, _ width: Int) -> Int {
    var fitting = lengths.touch
    var excessive = groups.map(\.widestSqueezable).max() ?? fitting
    while excessive - fitting > 1 {
      let middle = (fitting + excessive) / 2
      if fits(row, .squeezed(to: middle), width) { fitting = middle } else { excessive = middle }
    }
    return fitting
  }

  // MARK: - Rows

  /// The rows that a bar of this size has, from the top, and how many groups collapse at least.
  func rows(width: Int, height: Int, composing: Bool, other: Bool) -> (rows: [Row], least: Int) {
    let hasActions = !groups.isEmpty
    let hasStrip = suggestionCount != nil
    let whole = Row(hasActions: hasActions, hasStrip: hasStrip)
    guard hasActions || hasStrip else { return ([], 0) }
    guard width < lengths.oneRow else { return ([whole], 0) }
    let least = leastOfNarrow
    guard hasActions && hasStrip else { return ([whole], least) }
    guard height < lengths.twoRowHeight else {
      return ([Row(hasActions: true), Row(hasStrip: true)], least)
    }
    let showsStrip = composing != other
    return ([Row(hasActions: !showsStrip, hasStrip: showsStrip, hasChevron: true)], least)
  }
}
