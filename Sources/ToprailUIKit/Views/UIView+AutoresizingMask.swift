// SPDX-License-Identifier: MIT

extension UIView {
  /// Which margins and extents of a view's frame give way when its superview's size changes.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct>
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Follows the superview from one size to another as the mask says.
  func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let (x, width) = Self.autoresize(
      origin: frame.origin.x, extent: frame.width, in: old.width, by: new.width - old.width,
      before: mask.contains(.flexibleLeftMargin), itself: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    let (y, height) = Self.autoresize(
      origin: frame.origin.y, extent: frame.height, in: old.height, by: new.height - old.height,
      before: mask.contains(.flexibleTopMargin), itself: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// Shares a change out over the flexible parts in proportion to what they have; where they have
  /// nothing, in equal parts.
  private static func autoresize(
    origin: CGFloat, extent: CGFloat, in old: CGFloat, by change: CGFloat,
    before: Bool, itself: Bool, after: Bool
  ) -> (origin: CGFloat, extent: CGFloat) {
    let parts: [(isFlexible: Bool, extent: CGFloat)] = [
      (before, origin), (itself, extent), (after, old - origin - extent),
    ]
    let flexible = parts.filter(\.isFlexible)
    guard !flexible.isEmpty else { return (origin, extent) }
    let total = flexible.reduce(0) { $0 + max(0, $1.extent) }
    func share(_ index: Int) -> CGFloat {
      guard parts[index].isFlexible else { return 0 }
      guard total > 0 else { return change / CGFloat(flexible.count) }
      return change * max(0, parts[index].extent) / total
    }
    return (origin + share(0), max(0, extent + share(1)))
  }
}
