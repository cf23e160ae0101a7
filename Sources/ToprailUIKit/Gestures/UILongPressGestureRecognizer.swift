// SPDX-License-Identifier: MIT

import GTK

/// Finds a finger or the primary button that stays down.
///
/// Its targets are called when the time is over, with the state `began`, and when the finger goes up,
/// with `ended`. How long the time is, the desktop decides: half a second unless it was set.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var gesture: LongPressGesture?

  override func attach(to view: UIView) {
    super.attach(to: view)
    let gesture = LongPressGesture(on: view.host)
    gesture.onBegin { [weak self] x, y in self?.report(.began, x: x, y: y) }
    gesture.onEnd { [weak self] x, y in
      if self?.state == .began { self?.report(.ended, x: x, y: y) }
    }
    self.gesture = gesture
  }

  override func detach() {
    gesture?.remove()
    gesture = nil
    super.detach()
  }
}
