// SPDX-License-Identifier: MIT

/// Decides what of a bar is shown, and where. A pure function.
///
/// ```swift
/// let shown = arrange(bar, in: BarSize(width: 768, screenHeight: 1024)) { item in
///   measuredWidth(of: item)
/// }
/// ```
///
/// As the bar narrows, in this order: groups collapse to their representative one after the other;
/// titles of groups without one are truncated, the widest first, never under the least width of a
/// button; three suggestions become one; each side scrolls. Apple says that only groups with a
/// representative collapse and that others are squeezed
/// (https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup); the rest is this
/// library's decision, laid out in the article on arranging a bar.
///
/// What is promised: no two elements overlap, whatever the width. A group is expanded only if all
/// groups that collapse after it are, in an order that the content alone fixes; therefore widening
/// the bar never collapses a group that a narrower one expanded. Not promised: that a wider bar
/// shows as many suggestions as a narrower one with two rows, or scrolls as little.
///
/// - Parameters:
///   - bar: What there is to show; its accessory row is arranged by
///     ``arrangeToolbar(_:width:rightToLeft:metrics:measure:)``.
///   - size: The room. A width that is negative or no number counts as 0.
///   - rightToLeft: Whether leading is on the right.
///   - isComposing: Whether a word is being typed; decides what a single narrow row shows.
///   - showsOtherRow: Whether the chevron was tapped: a single narrow row shows the other thing.
///   - metrics: All sizes.
///   - measure: The natural width in points of an item's button, padding included. Called at most
///     once for each visible item and representative, and not for those with a width of their own.
public func arrange(
  _ bar: Bar, in size: BarSize, rightToLeft: Bool = false, isComposing: Bool = false,
  showsOtherRow: Bool = false, metrics: BarMetrics = .alone, measure: (BarItem) -> Double
) -> BarArrangement {
  let grid = GridMetrics(metrics, row: max(0, metrics.barHeight))
  let plan = BarPlan(bar, metrics: grid, measure: measure)
  let rows = BarRows(
    bar, hasActions: !plan.groups.isEmpty, size: size, metrics: metrics,
    showsSuggestions: isComposing != showsOtherRow)
  let builder = ArrangementBuilder(
    width: Grid.down(size.width), rowHeight: grid.row, rows: rows.count, rightToLeft: rightToLeft)
  var layout = BarLayout(bar, plan: plan, metrics: metrics, builder: builder)
  layout.lay(rows)
  return layout.builder.arrangement
}
