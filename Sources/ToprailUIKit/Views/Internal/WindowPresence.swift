// SPDX-License-Identifier: MIT

/// Tells the application that a window is no longer on the screen: hidden, or let go by the app.
@MainActor
final class WindowPresence {
  isolated deinit {
    UIApplication.shared.windowDidGo()
  }
}
