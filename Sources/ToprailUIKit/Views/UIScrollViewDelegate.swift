// SPDX-License-Identifier: MIT

/// What a scroll view tells its delegate; every method may be left out.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content was moved, by the user or by the app.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
