// SPDX-License-Identifier: MIT

/// A view or a guide: what constraints speak of.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that a guide is in.
  var itemView: UIView? { get }
  /// The number that the item's variables are told by.
  var layoutID: Int { get }
}

extension UIView: LayoutItem {
  var itemView: UIView? { self }
  var layoutID: Int { layoutState.id }

  /// Whether text and layout run from right to left.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The view at the end of the superviews: a window, or what is in none.
  var topmost: UIView {
    var top = self
    while let next = top.superview { top = next }
    return top
  }

  /// The nearest view that is around both, each of them included.
  func nearestCommon(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    var next: UIView? = self
    while let view = next {
      if other.isDescendant(of: view) { return view }
      next = view.superview
    }
    return nil
  }
}
