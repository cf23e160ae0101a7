// SPDX-License-Identifier: MIT

import GLib
import GTK

/// Holds a change of a bar back while the bar is touched: nothing moves under a finger.
@MainActor
final class TouchGate {
  private let widget: Widget
  private var touches = 0
  private var pending: (@MainActor () -> Void)?

  init(_ widget: Widget) {
    self.widget = widget
    widget.onTouch { [weak self] isDown in self?.touched(isDown) }
  }

  /// Runs a change at once, or after the last finger is up. Of several that wait the last one runs.
  func run(_ change: @escaping @MainActor () -> Void) {
    // A bar that went away under a finger isn't told of the release.
    if !widget.isMapped { touches = 0 }
    if touches > 0 { pending = change } else { change() }
  }

  /// Forgets the fingers: a popover has opened, and takes what they do from here on.
  func release() {
    touches = 0
    openSoon()
  }

  /// A finger came down on the bar or was lifted.
  func touched(_ isDown: Bool) {
    touches = max(0, touches + (isDown ? 1 : -1))
    if touches == 0 { openSoon() }
  }

  // The button under the finger acts on the same event, and is to act as what it was.
  private func openSoon() {
    guard pending != nil else { return }
    MainLoop.soon { [weak self] in
      guard let self, touches == 0, let change = pending else { return }
      pending = nil
      change()
    }
  }
}
