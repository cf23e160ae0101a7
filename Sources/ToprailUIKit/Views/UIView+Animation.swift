// SPDX-License-Identifier: MIT

import GLib

extension UIView {
  /// Makes changes, and runs a closure when the time for showing them is over.
  ///
  /// Nothing moves here: `animations` runs at once and what it changes shows with the next frame, as
  /// under the desktop's setting for reduced motion. `completion` is called on the main thread after
  /// `duration`, never before this method returns, so that what apps do one after the other keeps its
  /// order and pace.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0, less, or what isn't a number means the next turn of the main loop.
  ///   - animations: the changes, often followed by `layoutIfNeeded()`.
  ///   - completion: told true.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)>
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    MainLoop.after(duration) { completion(true) }
  }

  /// Makes changes without moving anything.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)>
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
