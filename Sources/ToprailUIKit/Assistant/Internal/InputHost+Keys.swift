// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

extension InputHost {
  /// Shows keys where the mode asks for them, and keeps a system's keyboard away from them.
  func showKeys(for responder: UIResponder?) {
    let hasKeys = session.isActive && InputSurroundings.shared.mode == .keys
    (responder as? any TextEngineOwner)?.engine.hasOwnKeys = hasKeys || dock.keyboardView != nil
    presentKeys()
  }

  /// Shows the keys as the session says they are now; they don't wait for a finger on the bar.
  func presentKeys() {
    let hasKeys = session.isActive && InputSurroundings.shared.mode == .keys
    let isShown = hasKeys && !session.areKeysHidden
    if isShown != dock.keys.isShown { window?.queueDockLayout() }
    dock.keys.isShown = isShown
    dock.showAppearance()
    dock.keys.show()
  }

  /// Somebody tapped or clicked in the window.
  func follow(_ event: PointerEvent) {
    guard event.phase == .began else { return }
    if event.isTouch { InputSurroundings.shared.isTouching = true }
    guard session.areKeysHidden, let field = window?.firstResponder as? UIView, let window else {
      return
    }
    let place = field.convert(field.bounds, to: window)
    if place.contains(CGPoint(x: event.x, y: event.y)) { session.showKeys() }
  }
}
