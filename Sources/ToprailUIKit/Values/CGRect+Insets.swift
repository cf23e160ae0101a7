// SPDX-License-Identifier: MIT

public import Foundation

extension CGRect {
  /// The rectangle with each edge moved inwards by so many points.
  ///
  /// Source: <https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:)>
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
