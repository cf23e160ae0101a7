// SPDX-License-Identifier: MIT

extension UIView {
  /// Tells the controllers of this view and of those in it that they come or go, the outer ones first.
  func tellControllers(_ tell: (UIViewController) -> Void) {
    if let viewController { tell(viewController) }
    for subview in subviews { subview.tellControllers(tell) }
  }
}

extension UIWindow {
  /// Shows or hides the window with what its view controllers are told before and after.
  func changeVisibility(appears: Bool, _ change: () -> Void) {
    tellControllers { appears ? $0.viewWillAppear(false) : $0.viewWillDisappear(false) }
    // One that is told may have changed its mind.
    guard isHidden != appears else { return }
    change()
    tellControllers { appears ? $0.viewDidAppear(false) : $0.viewDidDisappear(false) }
  }
}
