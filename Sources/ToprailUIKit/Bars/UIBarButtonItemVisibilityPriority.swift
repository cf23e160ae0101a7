// SPDX-License-Identifier: MIT

/// How long an item keeps its place as its bar gets narrower: higher stays longer.
///
/// A group of the shortcuts bar has the highest priority of its visible items, and groups of lower
/// priority collapse first. Only the order of values counts, not their distance; which numbers
/// stand behind the three constants is not promised.
///
///     item.visibilityPriority = .init(higherThan: .standard)
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uibarbuttonitemvisibilitypriority
public struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The place in the order.
  public let rawValue: Int

  /// Makes a priority from its place in the order.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes a priority from its place in the order.
  public init(_ rawValue: Int) {
    self.init(rawValue: rawValue)
  }

  /// Makes the next higher priority; the highest there is stays what it is.
  public init(higherThan other: UIBarButtonItemVisibilityPriority) {
    self.init(rawValue: other.rawValue == .max ? .max : other.rawValue + 1)
  }

  /// Makes the next lower priority; the lowest there is stays what it is.
  public init(lowerThan other: UIBarButtonItemVisibilityPriority) {
    self.init(rawValue: other.rawValue == .min ? .min : other.rawValue - 1)
  }

  /// The first to give up its place.
  public static let low = UIBarButtonItemVisibilityPriority(rawValue: -1000)
  /// What items have at first.
  public static let standard = UIBarButtonItemVisibilityPriority(rawValue: 0)
  /// The last to give up its place.
  public static let high = UIBarButtonItemVisibilityPriority(rawValue: 1000)
}
