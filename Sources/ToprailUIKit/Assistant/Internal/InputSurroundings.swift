// SPDX-License-Identifier: MIT

import GLib
import GTK

/// What is known of the devices around the app's windows, and the mode that follows from it.
///
/// Keys show on a touch screen unless a system's on-screen keyboard is there to show its own. Who
/// goes on with a hardware keyboard has the room back until the screen is touched again.
@MainActor
final class InputSurroundings {
  static let shared = InputSurroundings()

  /// The name that on-screen keyboards of Linux phones own on the session bus.
  private static let systemKeyboard = "sm.puri.OSK0"

  private(set) var mode = InputMode.bar
  /// The mode whatever the surroundings; nil follows them.
  var forcedMode = InputMode.fromEnvironment { didSet { follow() } }
  /// Whether the last one to type or tap used the screen.
  var isTouching = Display.hasTouch { didSet { follow() } }
  private var hasSystemKeyboard = false { didSet { follow() } }
  private var isWatching = false

  // Who asks first is told what there is; nobody has to be told of a change.
  private init() {
    mode = fittingMode
    watchForSystemKeyboard()
    Display.onCapsLockChange { [unowned self] in followCapsLock() }
  }

  /// Whether caps lock is on at a keyboard that is typed on; keys in the window have one of their own.
  var isCapsLocked: Bool { mode != .keys && Display.hasCapsLock }

  private var fittingMode: InputMode {
    forcedMode ?? (isTouching && !hasSystemKeyboard ? .keys : .bar)
  }

  private func follow() {
    watchForSystemKeyboard()
    guard fittingMode != mode else { return }
    mode = fittingMode
    for window in UIApplication.shared.windows { window.inputHost.reload() }
  }

  private func followCapsLock() {
    for window in UIApplication.shared.windows {
      window.inputHost.session.isCapsLocked = isCapsLocked
    }
  }

  // Only a touch screen has such a keyboard come; elsewhere nobody is asked.
  private func watchForSystemKeyboard() {
    guard isTouching, !isWatching else { return }
    isWatching = true
    BusName.watch(Self.systemKeyboard) { [unowned self] in hasSystemKeyboard = $0 }
  }
}
