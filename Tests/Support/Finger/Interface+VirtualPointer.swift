// SPDX-License-Identifier: MIT

import Wayland

// https://wayland.app/protocols/wlr-virtual-pointer-unstable-v1

extension Interface {
  /// `zwlr_virtual_pointer_v1`.
  static let virtualPointer = Interface(
    "zwlr_virtual_pointer_v1", version: 1,
    requests: [
      Message("motion", "uff"), Message("motion_absolute", "uuuuu"), Message("button", "uuu"),
      Message("axis", "uuf"), Message("frame"), Message("axis_source", "u"),
      Message("axis_stop", "uu"), Message("axis_discrete", "uufi"), Message("destroy"),
    ])

  /// `zwlr_virtual_pointer_manager_v1`.
  static let virtualPointerManager = Interface(
    "zwlr_virtual_pointer_manager_v1", version: 1,
    requests: [
      Message("create_virtual_pointer", "?on", seat, virtualPointer), Message("destroy"),
    ])
}
