// SPDX-License-Identifier: MIT

import Painting

extension Keyboard {
  /// Follows the desktop's looks, where the person has not chosen others.
  func follow(_ preferences: DesktopPreferences) {
    self.preferences = preferences
    painter.theme = options.theme.theme(for: preferences)
    window.heightChanged()
    painted.forget()
    needsDrawing = true
  }
}
