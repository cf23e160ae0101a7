// SPDX-License-Identifier: MIT

/// A part of an image to paint into: whole pixels, so that any two ways to cut a picture into parts
/// give the same bytes.
struct Canvas {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let pixelsPerRow: Int
  /// The pixels that may change.
  private(set) var clip: PixelRect

  /// Paints into a part of an image; what is outside of the image is left out.
  init(_ image: PixelImage, clip: PixelRect) {
    pixels = image.pixels.assumingMemoryBound(to: UInt32.self)
    pixelsPerRow = image.stride / 4
    let all = PixelRect(
      x: 0, y: 0, width: min(image.width, pixelsPerRow), height: max(0, image.height))
    self.clip = clip.intersection(all)
  }

  /// The same image, of which fewer pixels may change.
  func clipped(to rect: PixelRect) -> Canvas {
    var canvas = self
    canvas.clip = clip.intersection(rect)
    return canvas
  }

  /// Fills a rectangle.
  func fill(_ rect: PixelRect, _ color: PixelColor) {
    let part = rect.intersection(clip)
    guard !part.isEmpty else { return }
    for y in part.y..<part.bottom {
      (pixels + (y &* pixelsPerRow &+ part.x)).update(repeating: color.pixel, count: part.width)
    }
  }

  /// Fills a rectangle with rounded corners, on both sides or on one.
  func fill(
    _ rect: PixelRect, _ color: PixelColor, corner: Corner, left: Bool = true, right: Bool = true
  ) {
    let side = min(corner.side, rect.height / 2)
    let part = rect.intersection(clip)
    guard !part.isEmpty else { return }
    let body = PixelRect(
      left: rect.x, top: rect.y + side, right: rect.right, bottom: rect.bottom - side)
    fill(body, color)
    for row in 0..<side {
      let coverage = corner.coverage + row * corner.side
      let ends = (
        left ? min(corner.side, rect.width / 2) : 0, right ? min(corner.side, rect.width / 2) : 0
      )
      fillRow(rect.y + row, of: rect, color, coverage: coverage, ends: ends)
      fillRow(rect.bottom - 1 - row, of: rect, color, coverage: coverage, ends: ends)
    }
  }

  private func fillRow(
    _ y: Int, of rect: PixelRect, _ color: PixelColor, coverage: UnsafeMutablePointer<UInt8>,
    ends: (left: Int, right: Int)
  ) {
    guard y >= clip.y, y < clip.bottom else { return }
    let line = pixels + y &* pixelsPerRow
    for column in 0..<ends.left where contains(rect.x + column) {
      line.cover(rect.x + column, color.pixel, coverage[column])
    }
    for column in 0..<ends.right where contains(rect.right - 1 - column) {
      line.cover(rect.right - 1 - column, color.pixel, coverage[column])
    }
    fill(
      PixelRect(left: rect.x + ends.left, top: y, right: rect.right - ends.right, bottom: y + 1),
      color)
  }

  private func contains(_ x: Int) -> Bool { x >= clip.x && x < clip.right }

  /// Lays a mask over the pixels, its first one at a place.
  func draw(_ mask: Mask, x: Int, y: Int, _ color: PixelColor) {
    let part = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(clip)
    guard !part.isEmpty else { return }
    for row in part.y..<part.bottom {
      let line = pixels + (row &* pixelsPerRow &+ part.x)
      let source = mask.bytes + (row &- y) &* mask.stride
      if mask.isColored {
        UnsafeRawPointer(source).withMemoryRebound(to: UInt32.self, capacity: mask.width) {
          line.lay($0 + (part.x &- x), count: part.width)
        }
      } else {
        line.cover(source + (part.x &- x), color.pixel, count: part.width)
      }
    }
  }
}

extension UnsafeMutablePointer<UInt32> {
  @inline(__always)
  fileprivate func cover(_ index: Int, _ color: UInt32, _ coverage: UInt8) {
    self[index] = self[index].blended(with: color, coverage: UInt32(coverage))
  }

  @inline(__always)
  fileprivate func cover(_ mask: UnsafeMutablePointer<UInt8>, _ color: UInt32, count: Int) {
    for index in 0..<count where mask[index] != 0 { cover(index, color, mask[index]) }
  }

  /// Lays premultiplied pixels over these.
  fileprivate func lay(_ source: UnsafePointer<UInt32>, count: Int) {
    for index in 0..<count where source[index] != 0 {
      let color = source[index]
      let rest = UInt32(self[index]).blended(with: 0, coverage: color >> 24)
      self[index] = (color &+ (rest & 0xFF_FFFF)) | 0xFF00_0000
    }
  }
}
