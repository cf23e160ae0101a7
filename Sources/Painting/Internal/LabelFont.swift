// SPDX-License-Identifier: MIT

/// The size and weight of a text.
struct LabelFont: Hashable {
  /// The size in halves of a pixel.
  var halfPixels: Int32
  /// Whether it is a letter on a key, which is lighter than words.
  var isLight = false

  /// A font of a size in pixels, rounded down to a half; at least 1 pixel and at most 1000.
  init(_ pixels: Double, isLight: Bool = false) {
    halfPixels = pixels > 1 ? Int32(min(pixels, 1000) * 2) : 2
    self.isLight = isLight
  }

  /// The size in pixels.
  var pixels: Double { Double(halfPixels) / 2 }
}
