// SPDX-License-Identifier: MIT

/// A vertical edge or the middle across: `leadingAnchor`, `rightAnchor`, `centerXAnchor` …
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// This anchor follows another one at the system's distance, 8 points, times a factor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier)
  }

  /// This anchor follows another one at the system's distance, times a factor, or further away.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// This anchor follows another one at the system's distance, times a factor, or nearer.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(relation, anchor, constant: systemLayoutSpacing * multiplier)
  }
}
