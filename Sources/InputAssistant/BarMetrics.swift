// SPDX-License-Identifier: MIT

/// Every size that a bar is built from, in points.
///
/// Presenters read the sizes here and add none of their own.
public struct BarMetrics: Hashable, Sendable {
  /// The height of each of the bar's own rows.
  public var barHeight = 55.0
  /// The height of the accessory toolbar.
  public var accessoryHeight = 44.0
  /// The least width of a button.
  public var minimumTouchWidth = 44.0
  /// The room within a button on either side of its content.
  public var itemPadding = 8.0
  /// The gap between two buttons of a group.
  public var itemSpacing = 4.0
  /// The gap between two groups, and between a side and the suggestions.
  public var groupSpacing = 16.0
  /// The gap between a side and the bar's edge.
  public var edgeInset = 4.0
  /// The least width of one suggestion.
  public var suggestionMinimumWidth = 64.0
  /// The most that the suggestions take together.
  public var suggestionsMaximumWidth = 480.0
  /// From this width on everything is in one row.
  public var oneRowMinimumWidth = 560.0
  /// From this height of the screen, or of the app's window, on a narrower bar has two rows.
  public var twoRowMinimumScreenHeight = 480.0
  /// The size of the text on an item.
  public var itemTextSize = 16.0
  /// The size of a symbol.
  public var symbolSize = 20.0
  /// The size of a suggestion's text.
  public var suggestionTextSize = 17.0

  /// Sizes of a bar alone at the bottom of a window: 55 points high.
  public init() {}

  /// The bar alone at the bottom of a window, as with a hardware keyboard: 55 points high.
  public static let alone = BarMetrics()

  /// The bar above keys: 44 points high.
  public static let aboveKeys: BarMetrics = {
    var metrics = BarMetrics()
    metrics.barHeight = 44
    return metrics
  }()

  /// The same sizes under a text-size setting, where 1 is the usual one.
  ///
  /// Everything scales, the two thresholds too, so a bar with text twice as large changes rows at
  /// twice the width. Factors outside 0.5 to 3 count as the nearest of the two; one that is not a
  /// number counts as 1.
  public func scaled(by factor: Double) -> BarMetrics {
    let factor = factor.isNaN ? 1 : min(max(factor, 0.5), 3)
    var metrics = self
    guard factor != 1 else { return metrics }
    for size in Self.sizes { metrics[keyPath: size] *= factor }
    return metrics
  }

  private static var sizes: [WritableKeyPath<BarMetrics, Double>] {
    [
      \.barHeight, \.accessoryHeight, \.minimumTouchWidth, \.itemPadding, \.itemSpacing,
      \.groupSpacing, \.edgeInset, \.suggestionMinimumWidth, \.suggestionsMaximumWidth,
      \.oneRowMinimumWidth, \.twoRowMinimumScreenHeight, \.itemTextSize, \.symbolSize,
      \.suggestionTextSize,
    ]
  }
}
