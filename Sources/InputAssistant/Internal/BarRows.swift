// SPDX-License-Identifier: MIT

/// How a bar's actions and suggestions share the rows.
enum BarRows {
  case none
  case actions
  case suggestions
  /// Both in one row.
  case shared
  /// Actions above suggestions.
  case stacked
  /// One row with a chevron, showing one of the two.
  case alternating(showsSuggestions: Bool)

  init(_ bar: Bar, hasActions: Bool, size: BarSize, metrics: BarMetrics, showsSuggestions: Bool) {
    let isWide = Grid.down(size.width) >= Grid.up(metrics.oneRowMinimumWidth)
    switch (hasActions, bar.suggestions != nil) {
    case (false, false): self = .none
    case (true, false): self = .actions
    case (false, true): self = .suggestions
    case (true, true) where isWide: self = .shared
    case (true, true) where size.screenHeight >= metrics.twoRowMinimumScreenHeight: self = .stacked
    case (true, true): self = .alternating(showsSuggestions: showsSuggestions)
    }
  }

  /// How many rows there are.
  var count: Int {
    switch self {
    case .none: 0
    case .stacked: 2
    default: 1
    }
  }
}
