// SPDX-License-Identifier: MIT

/// Places the items of a toolbar in one row. A pure function.
///
/// Flexible spaces share equally what is left, fixed spaces have their width; a negative one takes
/// from the inset at the edge or from a gap, which never makes buttons overlap. Without enough room
/// titles are truncated, the widest first, never under the least width of a button; then the row
/// scrolls, as the leading region. The counterpart of Apple's toolbar
/// (https://developer.apple.com/documentation/uikit/uitoolbar).
///
/// - Parameters:
///   - items: The items; hidden ones count for nothing. Without any there is still a row.
///   - width: The toolbar's width in points; negative or no number counts as 0.
///   - rightToLeft: Whether the first item is on the right.
///   - metrics: All sizes; the row is as high as the accessory toolbar.
///   - measure: The natural width in points of an item's button, padding included. Called at most
///     once for each visible item, and not for those with a width of their own.
public func arrangeToolbar(
  _ items: [BarItem], width: Double, rightToLeft: Bool = false, metrics: BarMetrics = .alone,
  measure: (BarItem) -> Double
) -> BarArrangement {
  let grid = GridMetrics(metrics, row: max(0, metrics.accessoryHeight))
  let room = Grid.down(width)
  var plan = ToolbarPlan(items, metrics: grid, measure: measure)
  plan.squeeze(toFit: room)
  plan.stretch(toFill: room)
  var builder = ArrangementBuilder(
    width: room, rowHeight: grid.row, rows: 1, rightToLeft: rightToLeft)
  let scrolls = !plan.buttons.isEmpty && plan.width > room
  if scrolls {
    builder.arrangement.leadingRegion = ScrollRegion(
      side: .leading, frame: builder.frame(at: 0, width: room, row: 0),
      contentWidth: Grid.points(plan.width))
  }
  var x = 0
  for button in plan.buttons {
    x += button.gap
    let frame = builder.frame(
      at: x, width: button.width, row: 0, within: scrolls ? plan.width : room)
    builder.add(
      items[button.index].id, .accessory(button.index), frame: frame,
      region: scrolls ? .leading : nil)
    x += button.width
  }
  return builder.arrangement
}
