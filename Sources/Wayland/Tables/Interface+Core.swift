// SPDX-License-Identifier: MIT

// The core protocol (https://wayland.app/protocols/wayland), in the versions that the keyboard speaks.

extension Interface {
  /// `wl_callback`.
  package static let callback = Interface(
    "wl_callback", version: 1, requests: [], events: [Message("done", "u")])

  /// `wl_registry`. What a bind makes is said by the caller.
  package static let registry = Interface(
    "wl_registry", version: 1, requests: [Message("bind", "usun", nil)],
    events: [Message("global", "usu"), Message("global_remove", "u")])

  /// `wl_buffer`.
  package static let buffer = Interface(
    "wl_buffer", version: 1, requests: [Message("destroy")], events: [Message("release")])

  /// `wl_shm_pool`.
  package static let shmPool = Interface(
    "wl_shm_pool", version: 1,
    requests: [
      Message("create_buffer", "niiiiu", buffer), Message("destroy"), Message("resize", "i"),
    ])

  /// `wl_shm`.
  package static let shm = Interface(
    "wl_shm", version: 1, requests: [Message("create_pool", "nhi", shmPool)],
    events: [Message("format", "u")])

  /// `wl_region`.
  package static let region = Interface(
    "wl_region", version: 1,
    requests: [Message("destroy"), Message("add", "iiii"), Message("subtract", "iiii")])

  /// `wl_output`.
  package static let output = Interface(
    "wl_output", version: 4, requests: [Message("release", "3")],
    events: [
      Message("geometry", "iiiiissi"), Message("mode", "uiii"), Message("done", "2"),
      Message("scale", "2i"), Message("name", "4s"), Message("description", "4s"),
    ])

  /// `wl_surface`.
  package static let surface = Interface(
    "wl_surface", version: 4,
    requests: [
      Message("destroy"), Message("attach", "?oii", buffer), Message("damage", "iiii"),
      Message("frame", "n", callback), Message("set_opaque_region", "?o", region),
      Message("set_input_region", "?o", region), Message("commit"),
      Message("set_buffer_transform", "2i"), Message("set_buffer_scale", "3i"),
      Message("damage_buffer", "4iiii"),
    ],
    events: [Message("enter", "o", output), Message("leave", "o", output)])

  /// `wl_compositor`.
  package static let compositor = Interface(
    "wl_compositor", version: 4,
    requests: [Message("create_surface", "n", surface), Message("create_region", "n", region)])

  /// `wl_pointer`.
  package static let pointer = Interface(
    "wl_pointer", version: 5,
    requests: [Message("set_cursor", "u?oii", surface), Message("release", "3")],
    events: [
      Message("enter", "uoff", surface), Message("leave", "uo", surface), Message("motion", "uff"),
      Message("button", "uuuu"), Message("axis", "uuf"), Message("frame", "5"),
      Message("axis_source", "5u"), Message("axis_stop", "5uu"), Message("axis_discrete", "5ui"),
    ])

  /// `wl_keyboard`.
  package static let keyboard = Interface(
    "wl_keyboard", version: 5, requests: [Message("release", "3")],
    events: [
      Message("keymap", "uhu"), Message("enter", "uoa", surface), Message("leave", "uo", surface),
      Message("key", "uuuu"), Message("modifiers", "uuuuu"), Message("repeat_info", "4ii"),
    ])

  /// `wl_touch`.
  package static let touch = Interface(
    "wl_touch", version: 5, requests: [Message("release", "3")],
    events: [
      Message("down", "uuoiff", surface), Message("up", "uui"), Message("motion", "uiff"),
      Message("frame"), Message("cancel"),
    ])

  /// `wl_seat`.
  package static let seat = Interface(
    "wl_seat", version: 5,
    requests: [
      Message("get_pointer", "n", pointer), Message("get_keyboard", "n", keyboard),
      Message("get_touch", "n", touch), Message("release", "5"),
    ],
    events: [Message("capabilities", "u"), Message("name", "2s")])
}
