// SPDX-License-Identifier: MIT

/// One edge, middle or extent of a view or guide, from which constraints are made.
///
/// Only anchors of one kind are compared: `leadingAnchor` with `trailingAnchor`, not with `topAnchor`.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let target: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ target: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.target = target
    self.attribute = attribute
    super.init()
  }

  /// The view or guide that the anchor is of.
  open var item: AnyObject? { target }

  /// This anchor is where another one is, `c` points further on.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// This anchor is at least `c` points beyond another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// This anchor is at most `c` points beyond another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: target, attribute: attribute, relatedBy: relation, toItem: anchor.target,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }
}

/// The gap that the system puts between neighbours, in points.
let systemLayoutSpacing: CGFloat = 8
