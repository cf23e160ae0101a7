// SPDX-License-Identifier: MIT

/// Distances from the four edges in points, in the direction that text runs.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets>
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}
