// SPDX-License-Identifier: MIT

/// The metrics that arranging needs, on the grid.
struct GridMetrics {
  let row: Double
  let touch: Int
  let itemSpacing: Int
  let groupSpacing: Int
  let edgeInset: Int
  let suggestion: Int
  let suggestionsMaximum: Int

  init(_ metrics: BarMetrics, row: Double) {
    self.row = row
    touch = Grid.up(metrics.minimumTouchWidth)
    itemSpacing = Grid.up(metrics.itemSpacing)
    groupSpacing = Grid.up(metrics.groupSpacing)
    edgeInset = Grid.up(metrics.edgeInset)
    suggestion = Grid.up(metrics.suggestionMinimumWidth)
    suggestionsMaximum = Grid.up(metrics.suggestionsMaximumWidth)
  }

  /// The width of an item's button: its fixed one, else its natural one, made wide enough to touch.
  func width(of item: BarItem, measure: (BarItem) -> Double) -> Int {
    item.width > 0 ? Grid.up(item.width) : max(touch, Grid.up(measure(item)))
  }
}
