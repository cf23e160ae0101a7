// SPDX-License-Identifier: MIT

public import Foundation

extension UIBarButtonItem {
  /// Makes room of a fixed width between two items.
  ///
  /// - Parameter width: The width in points. A negative width moves the neighbours together, or to
  ///   the edge of a toolbar; buttons never overlap.
  /// - Returns: A new item. Also when called on a subclass it is a `UIBarButtonItem`.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    BarChanges.reading { space.width = width }
    return space
  }

  /// Makes a fixed space without width.
  ///
  /// - Returns: A new item. Also when called on a subclass it is a `UIBarButtonItem`.
  public class func fixedSpace() -> UIBarButtonItem {
    fixedSpace(0)
  }

  /// Makes room that takes an equal share of what is left in a toolbar.
  ///
  /// In a group of the shortcuts bar there is nothing to stretch into: it is a gap as between
  /// groups.
  ///
  /// - Returns: A new item. Also when called on a subclass it is a `UIBarButtonItem`.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
}
