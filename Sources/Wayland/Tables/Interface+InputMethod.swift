// SPDX-License-Identifier: MIT

// https://wayland.app/protocols/input-method-unstable-v2

extension Interface {
  /// `zwp_input_popup_surface_v2`.
  package static let inputPopupSurface = Interface(
    "zwp_input_popup_surface_v2", version: 1, requests: [Message("destroy")],
    events: [Message("text_input_rectangle", "iiii")])

  /// `zwp_input_method_keyboard_grab_v2`.
  package static let inputMethodKeyboardGrab = Interface(
    "zwp_input_method_keyboard_grab_v2", version: 1, requests: [Message("release")],
    events: [
      Message("keymap", "uhu"), Message("key", "uuuu"), Message("modifiers", "uuuuu"),
      Message("repeat_info", "ii"),
    ])

  /// `zwp_input_method_v2`.
  package static let inputMethod = Interface(
    "zwp_input_method_v2", version: 1,
    requests: [
      Message("commit_string", "s"), Message("set_preedit_string", "sii"),
      Message("delete_surrounding_text", "uu"), Message("commit", "u"),
      Message("get_input_popup_surface", "no", inputPopupSurface, surface),
      Message("grab_keyboard", "n", inputMethodKeyboardGrab), Message("destroy"),
    ],
    events: [
      Message("activate"), Message("deactivate"), Message("surrounding_text", "suu"),
      Message("text_change_cause", "u"), Message("content_type", "uu"), Message("done"),
      Message("unavailable"),
    ])

  /// `zwp_input_method_manager_v2`.
  package static let inputMethodManager = Interface(
    "zwp_input_method_manager_v2", version: 1,
    requests: [Message("get_input_method", "on", seat, inputMethod), Message("destroy")])
}
