// SPDX-License-Identifier: MIT

/// A screen as a compositor tells of it.
package struct OutputSetting {
  /// The connector's name.
  package var name = "DOUBLE-1"
  /// The mode's size in pixels, before the transform.
  package var pixels = (width: 720, height: 1280)
  /// The size in millimetres, before the transform; 0 × 0 if it is not known.
  package var millimetres = (width: 68, height: 121)
  /// How many pixels a point has; `wl_output` tells the next whole number.
  package var scale = 1.0
  /// The protocol's number of the transform: 0 to 3 are quarter turns, 4 more are mirrored.
  package var transform: Int32 = 0

  /// A phone's screen, upright, a pixel a point.
  package init() {}

  /// The size in points, after the transform.
  package var points: (width: Int, height: Int) {
    let width = Int(Double(pixels.width) / scale)
    let height = Int(Double(pixels.height) / scale)
    return transform % 2 == 0 ? (width, height) : (height, width)
  }
}
