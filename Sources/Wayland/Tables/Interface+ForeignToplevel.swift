// SPDX-License-Identifier: MIT

// https://wayland.app/protocols/wlr-foreign-toplevel-management-unstable-v1

extension Interface {
  /// `zwlr_foreign_toplevel_handle_v1`. The parent's interface is its own, and left open.
  package static let foreignToplevelHandle = Interface(
    "zwlr_foreign_toplevel_handle_v1", version: 3,
    requests: [
      Message("set_maximized"), Message("unset_maximized"), Message("set_minimized"),
      Message("unset_minimized"), Message("activate", "o", seat), Message("close"),
      Message("set_rectangle", "oiiii", surface), Message("destroy"),
      Message("set_fullscreen", "2?o", output), Message("unset_fullscreen", "2"),
    ],
    events: [
      Message("title", "s"), Message("app_id", "s"), Message("output_enter", "o", output),
      Message("output_leave", "o", output), Message("state", "a"), Message("done"),
      Message("closed"), Message("parent", "3?o", nil),
    ])

  /// `zwlr_foreign_toplevel_manager_v1`.
  package static let foreignToplevelManager = Interface(
    "zwlr_foreign_toplevel_manager_v1", version: 3, requests: [Message("stop")],
    events: [Message("toplevel", "n", foreignToplevelHandle), Message("finished")])
}
