// SPDX-License-Identifier: MIT

/// How much a constraint counts against others, 1 to 1000.
///
/// What is `required` is met before anything else is looked at; of the rest a higher priority wins.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilayoutpriority>
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number. Below 0 it counts as 0; from 1000 on, or where it is none, the constraint is required.
  public let rawValue: Float

  /// A priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: a constraint that must be met.
  public static let required = UILayoutPriority(1000)
  /// 750: how much a view resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: on Apple's systems, a drag that may change a window's size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: on Apple's systems, a window's wish to stay as large as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: on Apple's systems, a drag that may not change a window's size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how much a view resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how much a view wants the size that `systemLayoutSizeFitting(_:)` is asked with.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// What missing a constraint by a point costs; nil where it is required.
  ///
  /// From 1 to a million: 250 priorities more count 32 times as much.
  var weight: Double? {
    guard rawValue < 1000 else { return nil }
    return pow(10, 6 * (Double(max(0, rawValue)) / 1000))
  }
}
