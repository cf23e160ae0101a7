// SPDX-License-Identifier: MIT

/// Every size that a keyboard is built from, in points.
///
/// Presenters read the sizes here and add none of their own.
public struct KeyMetrics: Hashable, Sendable {
  /// The height of a cap.
  public var capHeight = 44.0
  /// The least height of a cap, on a low screen.
  public var minimumCapHeight = 32.0
  /// The gap between two caps beside each other; half of it is left at the edges.
  public var columnGap = 6.0
  /// The gap between two rows; half of it is left above the first and below the last.
  public var rowGap = 11.0
  /// The radius of a cap's corners.
  public var corner = 6.0
  /// The size of a letter.
  public var letterSize = 22.0
  /// The size of a word on a key, such as "return".
  public var wordSize = 16.0
  /// The widest that a key of one unit gets, the gap beside it included: 19 mm where the presenter
  /// knows how many points that is.
  public var maximumPitch = 72.0

  /// Sizes on a phone and in a window: caps 44 points high.
  public init() {}

  /// On a phone and in a window: caps 44 points high.
  public static let phone = KeyMetrics()

  /// On a tablet: caps 52 points high.
  public static let tablet: KeyMetrics = {
    var metrics = KeyMetrics()
    metrics.capHeight = 52
    return metrics
  }()

  /// The same sizes under a text-size setting, where 1 is the usual one.
  ///
  /// Factors outside 0.5 to 3 count as the nearest of the two; one that is not a number counts as 1.
  public func scaled(by factor: Double) -> KeyMetrics {
    let factor = factor.isNaN ? 1 : min(max(factor, 0.5), 3)
    var metrics = self
    guard factor != 1 else { return metrics }
    for size in Self.sizes { metrics[keyPath: size] *= factor }
    return metrics
  }

  /// The height of a keyboard of so many rows.
  public func height(rows: Int) -> Double { Double(max(0, rows)) * (capHeight + rowGap) }

  private static var sizes: [WritableKeyPath<KeyMetrics, Double>] {
    [
      \.capHeight, \.minimumCapHeight, \.columnGap, \.rowGap, \.corner, \.letterSize, \.wordSize,
      \.maximumPitch,
    ]
  }
}
