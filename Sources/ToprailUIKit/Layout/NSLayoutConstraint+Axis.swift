// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// A direction to lay views out in.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis>
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
