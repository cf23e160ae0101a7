// SPDX-License-Identifier: MIT

// What follows from the members that subclasses override.
extension UIView {
  /// The value of an intrinsic extent that isn't there.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Puts a view just behind another one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Puts a view just in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Whether the view is another one or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The view with a tag: this one, or the first in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The size that the view's constraints and content give it, as near to a size as they let it.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)>
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The middle of the frame, in the superview.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Whether text and layout run from right to left.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    host.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
