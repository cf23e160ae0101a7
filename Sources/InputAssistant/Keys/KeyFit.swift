// SPDX-License-Identifier: MIT

/// How a keyboard and the bar above it share a screen.
public struct KeyFit: Hashable, Sendable {
  /// The sizes of the keys, with the height that their caps get.
  public var metrics: KeyMetrics
  /// Whether the bar has a single row that alternates between actions and suggestions.
  public var barAlternates: Bool

  /// Describes how they share it.
  public init(metrics: KeyMetrics, barAlternates: Bool) {
    self.metrics = metrics
    self.barAlternates = barAlternates
  }
}

/// Fits a keyboard and its bar into a screen: together they never take more than half of its height.
///
/// Caps become lower first, down to ``KeyMetrics/minimumCapHeight``; then the bar gets a single row.
/// Caps never become lower than that: on a screen too low even so they take more than half.
///
/// - Parameters:
///   - rows: The rows of keys.
///   - barHeight: The bar's height as it would like to be, accessory view included.
///   - alternatingBarHeight: Its height with a single row.
///   - screenHeight: The height of the screen or window in points.
///   - metrics: The sizes that the keys have where there is room.
public func fitKeys(
  rows: Int, barHeight: Double, alternatingBarHeight: Double, screenHeight: Double,
  metrics: KeyMetrics = .phone
) -> KeyFit {
  func cap(below bar: Double) -> Double {
    (screenHeight / 2 - bar) / Double(max(1, rows)) - metrics.rowGap
  }
  let least = min(metrics.minimumCapHeight, metrics.capHeight)
  let alternates = barHeight > alternatingBarHeight && !(cap(below: barHeight) >= least)
  var fitted = metrics
  let room = cap(below: alternates ? alternatingBarHeight : barHeight)
  fitted.capHeight = room > least ? min(room, metrics.capHeight) : least
  return KeyFit(metrics: fitted, barAlternates: alternates)
}
