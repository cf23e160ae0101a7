// SPDX-License-Identifier: MIT

import Painting
import Wayland

/// Two buffers in one piece of shared memory, so that one can be painted while the other is shown.
@MainActor
final class ImagePair {
  /// Called when a buffer can be painted again.
  var onRelease: (@MainActor () -> Void)? {
    didSet { for image in images { image.onRelease = onRelease } }
  }

  private let width: Int
  private let height: Int
  private let scale: Double
  private let memory: SharedMemory
  private let pool: ShmPool
  private let images: [ImageBuffer]
  private var shown: ImageBuffer?

  /// - Returns: Nil if the system has no memory for it.
  init?(_ shm: Shm, width: Int, height: Int, scale: Double) {
    let stride = width * 4
    guard let memory = SharedMemory(count: stride * height * 2, name: "toprail-keys") else {
      return nil
    }
    let pool = shm.makePool(memory)
    (self.memory, self.pool, self.width, self.height, self.scale) = (
      memory, pool, width, height, scale
    )
    images = (0..<2).map { index in
      let offset = index * stride * height
      return ImageBuffer(
        PixelImage(
          pixels: memory.bytes + offset, width: width, height: height, stride: stride, scale: scale),
        pool.makeBuffer(
          offset: Int32(clamping: offset), width: Int32(clamping: width),
          height: Int32(clamping: height), stride: Int32(clamping: stride)))
    }
  }

  /// Whether the buffers have a size in pixels and a scale.
  func fits(width: Int, height: Int, scale: Double) -> Bool {
    self.width == width && self.height == height && self.scale == scale
  }

  /// Whether nothing was painted yet.
  var isFresh: Bool { shown == nil }

  /// Whether the compositor reads only one of them, at the most.
  var hasFree: Bool { next != nil }

  private var next: ImageBuffer? { images.first { !$0.isBusy && $0 !== shown } }

  /// Makes a picture in the buffer that isn't shown, and shows that one.
  ///
  /// - Parameters:
  ///   - damage: What differs from what is shown; everything for the first picture.
  ///   - outdated: What differs from what the other buffer holds; everything for the first two pictures.
  ///   - paint: Paints a rectangle of an image.
  func show(
    on surface: Surface, damage: [PixelRect], outdated: [PixelRect],
    paint: (PixelImage, PixelRect) -> Void
  ) {
    guard let next else { return }
    if let shown {
      for rect in outdated where !damage.contains(where: { $0.contains(rect) }) {
        next.copy(rect, from: shown)
      }
    }
    for rect in damage where outdated.contains(where: { $0.intersects(rect) }) {
      paint(next.image, rect)
    }
    next.show(on: surface)
    for rect in damage {
      surface.damageBuffer(
        x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
    }
    shown = next
  }

  /// Every pixel.
  var all: PixelRect { images[0].image.bounds }
}
