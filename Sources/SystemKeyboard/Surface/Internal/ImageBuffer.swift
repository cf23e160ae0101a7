// SPDX-License-Identifier: MIT

import Painting
import Wayland

/// One of the two buffers that a surface shows by turns.
@MainActor
final class ImageBuffer {
  let image: PixelImage
  let buffer: Buffer
  /// Whether the compositor may be reading it.
  private(set) var isBusy = false

  /// Called when it can be painted again.
  var onRelease: (@MainActor () -> Void)?

  init(_ image: PixelImage, _ buffer: Buffer) {
    self.image = image
    self.buffer = buffer
    buffer.onRelease = { [weak self] in
      self?.isBusy = false
      self?.onRelease?()
    }
  }

  /// The compositor reads it from now on until it says that it is done.
  func show(on surface: Surface) {
    isBusy = true
    surface.attach(buffer)
  }

  /// Takes over a rectangle from another buffer.
  func copy(_ rect: PixelRect, from other: ImageBuffer) {
    let start = rect.y * image.stride + rect.x * 4
    for row in 0..<rect.height {
      let offset = start + row * image.stride
      (image.pixels + offset)
        .copyMemory(from: other.image.pixels + offset, byteCount: rect.width * 4)
    }
  }
}
