// SPDX-License-Identifier: MIT

import Wayland

/// `zwlr_layer_shell_v1`.
final class LayerShellDouble: ServerObject {
  override func handle(_ request: String, _ values: [WireValue]) {
    guard request == "get_layer_surface", let surface = values[1].object as? SurfaceDouble
    else { return }
    guard surface.layer == nil else { return fail(0, "a second role for a surface") }
    guard !surface.isMapped else { return fail(2, "a surface with a buffer") }
    guard values[3].uint < 4 else { return fail(1, "layer \(values[3].uint)") }
    let layer = LayerSurfaceDouble(.layerSurface, from: self, values[0])
    layer.surface = surface
    layer.output = (values[2].object as? BoundOutput)?.output ?? compositor.focusedOutput
    layer.layer = values[3].uint
    layer.namespace = values[4].string ?? ""
    surface.layer = layer
    compositor.layers.append(layer)
  }
}
