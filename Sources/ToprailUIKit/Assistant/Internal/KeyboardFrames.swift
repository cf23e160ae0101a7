// SPDX-License-Identifier: MIT

import GLib
import GTK

/// Posts the keyboard notifications as the dock's frame changes.
@MainActor
final class KeyboardFrames {
  // Whoever is told of a frame may let the window go.
  private weak var window: UIWindow?
  private let motion: DockMotion
  /// The frame that was posted last; nil while there is no keyboard.
  private var posted: CGRect?
  private var isDue = false

  init(window: UIWindow, motion: DockMotion) {
    self.window = window
    self.motion = motion
  }

  /// Compares the dock's frame at a height with what was last posted.
  ///
  /// - Parameter later: waits for the end of GTK's layout, in which no frame may change.
  func dockMayHaveChanged(height new: CGFloat, later: Bool = false) {
    guard let window, window.bounds.height > 0 else { return }
    let next = new > 0 ? frame(new, in: window) : nil
    guard next != posted else { return }
    guard later else { return post(next, duration: motion.duration) }
    guard !isDue else { return }
    isDue = true
    MainLoop.soon { [weak self] in
      guard let self, let window = self.window else { return }
      isDue = false
      let dock = window.inputHost.dock
      let height = dock.height(in: window.bounds.size)
      let next = height > 0 ? frame(height, in: window) : nil
      // The layout is done: whatever changed the frame in it, a resize above all, took no time.
      if next != posted { post(next, duration: 0) }
    }
  }

  private func post(_ next: CGRect?, duration: Double) {
    guard let window else { return }
    let below = frame(0, in: window)
    let info = userInfo(from: posted ?? below, to: next ?? below, duration: duration)
    // As on Apple's systems a keyboard that changes its size is said to show anew.
    let (shows, hides) = (next != nil, next == nil)
    posted = next
    if shows { post(UIResponder.keyboardWillShowNotification, info) }
    if hides { post(UIResponder.keyboardWillHideNotification, info) }
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    guard duration > 0 else { return postArrival(shows, hides, info) }
    MainLoop.after(duration) { [weak self] in self?.postArrival(shows, hides, info) }
  }

  private func postArrival(_ shows: Bool, _ hides: Bool, _ info: [AnyHashable: Any]) {
    post(UIResponder.keyboardDidChangeFrameNotification, info)
    if shows { post(UIResponder.keyboardDidShowNotification, info) }
    if hides { post(UIResponder.keyboardDidHideNotification, info) }
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
  }

  private func userInfo(
    from old: CGRect, to new: CGRect, duration: Double
  ) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: window?.isKeyWindow ?? false,
    ]
  }

  /// The dock's frame for a height; below the window's edge where there is none.
  private func frame(_ height: CGFloat, in window: UIWindow) -> CGRect {
    let bounds = window.bounds
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
