// SPDX-License-Identifier: MIT

import Wayland

/// `wl_compositor`.
final class SurfaceMaker: ServerObject {
  override func handle(_ request: String, _ values: [WireValue]) {
    switch request {
    case "create_surface":
      compositor.surfaces.append(SurfaceDouble(.surface, from: self, values[0]))
    case "create_region":
      _ = RegionDouble(.region, from: self, values[0])
    default:
      break
    }
  }
}
