// SPDX-License-Identifier: MIT

/// The name space of layout terms.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
public enum NSLayoutConstraint {
  /// A direction to lay views out in.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
