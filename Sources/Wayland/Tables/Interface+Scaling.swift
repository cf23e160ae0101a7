// SPDX-License-Identifier: MIT

// https://wayland.app/protocols/viewporter and https://wayland.app/protocols/fractional-scale-v1

extension Interface {
  /// `wp_viewport`.
  package static let viewport = Interface(
    "wp_viewport", version: 1,
    requests: [Message("destroy"), Message("set_source", "ffff"), Message("set_destination", "ii")])

  /// `wp_viewporter`.
  package static let viewporter = Interface(
    "wp_viewporter", version: 1,
    requests: [Message("destroy"), Message("get_viewport", "no", viewport, surface)])

  /// `wp_fractional_scale_v1`.
  package static let fractionalScale = Interface(
    "wp_fractional_scale_v1", version: 1, requests: [Message("destroy")],
    events: [Message("preferred_scale", "u")])

  /// `wp_fractional_scale_manager_v1`.
  package static let fractionalScaleManager = Interface(
    "wp_fractional_scale_manager_v1", version: 1,
    requests: [
      Message("destroy"), Message("get_fractional_scale", "no", fractionalScale, surface),
    ])
}
