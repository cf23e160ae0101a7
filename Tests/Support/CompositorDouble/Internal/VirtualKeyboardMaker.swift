// SPDX-License-Identifier: MIT

import Wayland

/// `zwp_virtual_keyboard_manager_v1`.
final class VirtualKeyboardMaker: ServerObject {
  override func handle(_ request: String, _ values: [WireValue]) {
    guard request == "create_virtual_keyboard" else { return }
    compositor.virtualKeyboards.append(
      VirtualKeyboardDouble(.virtualKeyboard, from: self, values[1]))
  }
}
