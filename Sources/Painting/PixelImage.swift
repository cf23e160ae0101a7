// SPDX-License-Identifier: MIT

/// Memory to paint into: 32 bits a pixel, premultiplied, blue in the lowest byte (`ARGB8888`).
package struct PixelImage {
  /// The first pixel of the first row. Belongs to whoever made the image.
  package var pixels: UnsafeMutableRawPointer
  /// The width in pixels.
  package var width: Int
  /// The height in pixels.
  package var height: Int
  /// How many bytes a row takes.
  package var stride: Int
  /// How many pixels a point has.
  package var scale: Double

  /// The whole image, from its first pixel.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Describes memory to paint into.
  package init(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: Double
  ) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.stride = stride
    self.scale = scale
  }
}
