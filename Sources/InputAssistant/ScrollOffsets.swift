// SPDX-License-Identifier: MIT

/// How far each scrolling side of a bar has been moved, in points.
///
/// Counted from the side's first element, in either direction of writing; 0 shows it. Values beyond
/// what there is to scroll count as the nearest possible.
public struct ScrollOffsets: Hashable, Sendable {
  /// The offset of the leading side, or of a toolbar.
  public var leading: Double
  /// The offset of the trailing side.
  public var trailing: Double

  /// Describes how far the sides have been moved; without arguments not at all.
  public init(leading: Double = 0, trailing: Double = 0) {
    self.leading = leading
    self.trailing = trailing
  }

  /// The offset of one side.
  public subscript(side: BarSide) -> Double {
    get { side == .leading ? leading : trailing }
    set {
      switch side {
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
