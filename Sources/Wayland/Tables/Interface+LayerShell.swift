// SPDX-License-Identifier: MIT

// https://wayland.app/protocols/wlr-layer-shell-unstable-v1

extension Interface {
  /// `zwlr_layer_surface_v1`. Its pop-ups are not used, so their interface is left open.
  package static let layerSurface = Interface(
    "zwlr_layer_surface_v1", version: 4,
    requests: [
      Message("set_size", "uu"), Message("set_anchor", "u"), Message("set_exclusive_zone", "i"),
      Message("set_margin", "iiii"), Message("set_keyboard_interactivity", "u"),
      Message("get_popup", "o", nil), Message("ack_configure", "u"), Message("destroy"),
      Message("set_layer", "2u"),
    ],
    events: [Message("configure", "uuu"), Message("closed")])

  /// `zwlr_layer_shell_v1`.
  package static let layerShell = Interface(
    "zwlr_layer_shell_v1", version: 4,
    requests: [
      Message("get_layer_surface", "no?ous", layerSurface, surface, output),
      Message("destroy", "3"),
    ])
}
