// SPDX-License-Identifier: MIT

/// `wp_fractional_scale_v1`.
final class FractionalScaleDouble: ServerObject {
  weak var surface: SurfaceDouble?

  /// Tells the scale of the output that the surface is on, or will be.
  func tell() {
    let output = surface?.layer?.output ?? compositor.focusedOutput
    if let scale = output?.setting.scale { post("preferred_scale", .uint(UInt32(scale * 120))) }
  }

  override func end() {
    compositor.fractionalScales.removeAll { $0 === self }
  }
}
