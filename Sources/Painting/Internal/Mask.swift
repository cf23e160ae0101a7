// SPDX-License-Identifier: MIT

/// A drawn text or symbol, ready to be laid over pixels in any colour.
final class Mask {
  /// The pixels: one byte of coverage each, or four of premultiplied colour.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// How many bytes a row takes; a multiple of 4.
  let stride: Int
  /// Whether it has its own colours, as emoji do.
  let isColored: Bool
  /// How far right of the pen the first column is.
  var left = 0
  /// How far below the baseline the first row is.
  var top = 0
  /// How far the pen moves.
  var advance = 0

  /// Makes an empty mask; a size of 0 is allowed.
  init(width: Int, height: Int, isColored: Bool = false) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.isColored = isColored
    stride = isColored ? self.width * 4 : (self.width + 3) & ~3
    let size = max(4, stride * self.height)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    bytes = memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
  }

  deinit { UnsafeMutableRawPointer(bytes).deallocate() }

  /// How much memory it takes, in bytes.
  var size: Int { stride * height }
}
