// SPDX-License-Identifier: MIT

/// Makes surfaces that stand at an edge of the screen (`zwlr_layer_shell_v1`).
@MainActor
package final class LayerShell: Proxy {
  /// What a surface lies above, from the bottom to the top.
  package enum Layer: UInt32, Sendable {
    case background, bottom, top, overlay
  }

  override var destructor: UInt32? { version >= 3 ? 1 : nil }

  /// Gives a surface its place.
  ///
  /// - Parameters:
  ///   - surface: A surface that never had a buffer.
  ///   - output: The screen; nil for the one that the compositor chooses.
  ///   - layer: What it lies above.
  ///   - namespace: What kind of thing it is.
  package func makeLayerSurface(
    _ surface: Surface, output: Output?, layer: Layer, namespace: String
  ) -> LayerSurface {
    let made = namespace.withCString {
      make(
        0, .layerSurface,
        [.new, .object(surface), .object(output), .uint(layer.rawValue), .string($0)])
    }
    return LayerSurface(taking: made)
  }
}
