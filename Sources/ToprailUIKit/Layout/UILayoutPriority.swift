// SPDX-License-Identifier: MIT

/// How much a constraint counts against others, 1 to 1000.
///
/// What is `required` is met before anything else is looked at; of the rest a higher priority wins.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilayoutpriority>
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// What missing a constraint by a point costs; nil where it is required.
  ///
  /// From 1 to a million: 250 priorities more count 32 times as much.
  var weight: Double? {
    guard rawValue < 1000 else { return nil }
    let share = rawValue.isNaN ? 0 : Double(max(0, rawValue)) / 1000
    return pow(10, 6 * share)
  }
}
