// SPDX-License-Identifier: MIT

import GLib
import GTK

/// Holds a change of a bar back while the bar is touched: nothing moves under a finger.
@MainActor
final class TouchGate {
  private var touches = 0
  private var pending: (@MainActor () -> Void)?

  init(_ widget: Widget) {
    widget.onTouch { [weak self] isDown in self?.touched(isDown) }
  }

  /// Runs a change at once, or after the last finger is up. Of several that wait the last one runs.
  func run(_ change: @escaping @MainActor () -> Void) {
    if touches > 0 { pending = change } else { change() }
  }

  private func touched(_ isDown: Bool) {
    touches = max(0, touches + (isDown ? 1 : -1))
    guard touches == 0, pending != nil else { return }
    // The button under the finger acts on the same event, and is to act as what it was.
    MainLoop.soon { [weak self] in self?.open() }
  }

  private func open() {
    guard touches == 0, let change = pending else { return }
    pending = nil
    change()
  }
}
