// SPDX-License-Identifier: MIT

import GLib

extension Keyboard {
  /// Hands the panel what a finger or the mouse did, with the time. Nothing slides under a finger.
  func fingerMoved(_ event: Fingers.Event) {
    let now = MainLoop.now
    switch event {
    case .down(let id, let point):
      window.hold()
      panel.down(id, at: point, time: now)
    case .move(let id, let point): panel.move(id, to: point, time: now)
    case .up(let id):
      if fingers?.areDown != true { window.letGo() }
      panel.up(id, time: now)
    case .cancelAll:
      window.letGo()
      panel.cancelAll()
    case .scroll(let point, let distance): panel.scroll(at: point, by: distance)
    }
  }
}
