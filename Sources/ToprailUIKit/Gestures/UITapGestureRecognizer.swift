// SPDX-License-Identifier: MIT

import GTK

/// Finds taps and clicks of the primary button.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var gesture: TapGesture?
  private static let slack = 24.0

  /// How many taps in a row make the gesture; each multiple of them makes it again.
  open var numberOfTapsRequired = 1

  override func attach(to view: UIView) {
    super.attach(to: view)
    let gesture = TapGesture(on: view.host)
    var start = (x: 0.0, y: 0.0)
    gesture.onPress { _, x, y in start = (x, y) }
    gesture.onRelease { [weak self] count, x, y in
      // A finger that slid away meant something else.
      guard let self, abs(x - start.x) < Self.slack, abs(y - start.y) < Self.slack,
        count.isMultiple(of: max(1, numberOfTapsRequired))
      else { return }
      report(.ended, x: x, y: y)
    }
    self.gesture = gesture
  }

  override func detach() {
    gesture?.remove()
    gesture = nil
    super.detach()
  }
}
