// SPDX-License-Identifier: MIT

/// Where a scroll view's `delegate` is declared; not UIKit's, and nothing for apps to conform to.
///
/// A table has a delegate of another type under that name, which Swift lets a class have only if its
/// superclass itself doesn't.
@MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  /// Who is told when the content moves. Not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
