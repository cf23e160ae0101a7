// SPDX-License-Identifier: MIT

import Wayland

/// `wp_viewporter` and `wp_fractional_scale_manager_v1`.
final class ScalingMaker: ServerObject {
  override func handle(_ request: String, _ values: [WireValue]) {
    guard request != "destroy", let surface = values[1].object as? SurfaceDouble else { return }
    switch request {
    case "get_viewport":
      guard surface.viewport == nil else { return fail(0, "a second viewport") }
      let viewport = ViewportDouble(.viewport, from: self, values[0])
      viewport.surface = surface
      surface.viewport = viewport
    case "get_fractional_scale":
      let scale = FractionalScaleDouble(.fractionalScale, from: self, values[0])
      scale.surface = surface
      compositor.fractionalScales.append(scale)
      scale.tell()
    default: break
    }
  }
}
