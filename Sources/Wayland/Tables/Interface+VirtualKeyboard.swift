// SPDX-License-Identifier: MIT

// https://wayland.app/protocols/virtual-keyboard-unstable-v1

extension Interface {
  /// `zwp_virtual_keyboard_v1`.
  package static let virtualKeyboard = Interface(
    "zwp_virtual_keyboard_v1", version: 1,
    requests: [
      Message("keymap", "uhu"), Message("key", "uuu"), Message("modifiers", "uuuu"),
      Message("destroy"),
    ])

  /// `zwp_virtual_keyboard_manager_v1`.
  package static let virtualKeyboardManager = Interface(
    "zwp_virtual_keyboard_manager_v1", version: 1,
    requests: [Message("create_virtual_keyboard", "on", seat, virtualKeyboard)])
}
