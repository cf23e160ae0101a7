// SPDX-License-Identifier: MIT

/// Makes virtual keyboards (`zwp_virtual_keyboard_manager_v1`).
@MainActor
package final class VirtualKeyboardManager: Proxy {
  /// Makes a keyboard of a seat, of which every program there is told.
  package func makeVirtualKeyboard(_ seat: Seat) -> VirtualKeyboard {
    VirtualKeyboard(taking: make(0, .virtualKeyboard, [.object(seat), .new]))
  }
}
