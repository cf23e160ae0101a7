// SPDX-License-Identifier: MIT

/// What a surface shows since its last commit.
package struct SurfaceState {
  /// The pixels, `ARGB8888`, premultiplied, row by row; empty without a buffer.
  package internal(set) var pixels: [UInt32] = []
  /// The buffer's size in pixels; 0 × 0 without one.
  package internal(set) var bufferSize = (width: 0, height: 0)
  /// `set_buffer_scale`.
  package internal(set) var bufferScale = 1
  /// `set_buffer_transform`.
  package internal(set) var bufferTransform = 0
  /// The viewport's destination, if one is set.
  package internal(set) var destination: (width: Int, height: Int)?
  /// `damage_buffer` of the last commit, in pixels.
  package internal(set) var bufferDamage: [PixelFrame] = []
  /// `damage` of the last commit, in points.
  package internal(set) var damage: [PixelFrame] = []

  var inputRegion: [(adds: Bool, frame: PixelFrame)]?

  /// The size in points that the surface takes.
  package var size: (width: Int, height: Int) {
    destination ?? (bufferSize.width / bufferScale, bufferSize.height / bufferScale)
  }

  /// Whether a finger at a point of the surface touches it, and not what is below.
  package func takesInput(x: Double, y: Double) -> Bool {
    guard PixelFrame(0, 0, size.width, size.height).contains(x, y) else { return false }
    guard let inputRegion else { return true }
    return inputRegion.last { $0.frame.contains(x, y) }?.adds ?? false
  }
}
