// SPDX-License-Identifier: MIT

/// A horizontal edge, the middle down or a baseline: `topAnchor`, `centerYAnchor` …
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This anchor is below another one at the system's distance, 8 points, times a factor.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemLayoutSpacing * multiplier)
  }

  /// This anchor is below another one at the system's distance, times a factor, or further away.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemLayoutSpacing * multiplier)
  }

  /// This anchor is below another one at the system's distance, times a factor, or nearer.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemLayoutSpacing * multiplier)
  }
}
