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
      (pixels + (y &* pixelsPerRow &+ part.x)).fill(color.pixel, count: part.width)
    }
  }

  /// Fills a rectangle with rounded corners, on both sides or on one.
  ///
  /// - Parameter rim: How wide the part at both sides is that has to be filled, between the corners;
  ///   nil for all.
  func fill(
    _ rect: PixelRect, _ color: PixelColor, corner: Corner, left: Bool = true, right: Bool = true,
    rim: Int? = nil
  ) {
    let side = min(corner.side, rect.height / 2)
    let part = rect.intersection(clip)
    guard !part.isEmpty else { return }
    let body = PixelRect(
      left: rect.x, top: rect.y + side, right: rect.right, bottom: rect.bottom - side)
    fill(body, color, rim: rim ?? rect.width)
    for row in 0..<side {
      let (top, bottom) = (shows(rect.y + row), shows(rect.bottom - 1 - row))
      guard top || bottom else { continue }
      let ends = Ends(corner, row, left: left, right: right, most: rect.width / 2)
      if top { fillRow(rect.y + row, of: rect, color, ends) }
      if bottom { fillRow(rect.bottom - 1 - row, of: rect, color, ends) }
    }
  }

  private func fill(_ body: PixelRect, _ color: PixelColor, rim: Int) {
    guard rim < body.width / 2 else { return fill(body, color) }
    for x in [body.x, body.right - rim] {
      fill(PixelRect(x: x, y: body.y, width: rim, height: body.height), color)
    }
  }

  /// How a row of a rectangle begins and ends.
  private struct Ends {
    let coverage: UnsafeMutablePointer<UInt8>
    /// The columns from either edge that are covered in part: before them nothing, after them all.
    let (left, right): (Range<Int>, Range<Int>)

    init(_ corner: Corner, _ row: Int, left: Bool, right: Bool, most: Int) {
      coverage = corner.coverage + row * corner.side
      let edge = corner.edges[row].clamped(to: 0..<max(0, most))
      self.left = left ? edge : 0..<0
      self.right = right ? edge : 0..<0
    }
  }

  private func fillRow(_ y: Int, of rect: PixelRect, _ color: PixelColor, _ ends: Ends) {
    let line = pixels + y &* pixelsPerRow
    for column in ends.left where contains(rect.x + column) {
      line.cover(rect.x + column, color.pixel, ends.coverage[column])
    }
    for column in ends.right where contains(rect.right - 1 - column) {
      line.cover(rect.right - 1 - column, color.pixel, ends.coverage[column])
    }
    fill(
      PixelRect(
        left: rect.x + ends.left.upperBound, top: y, right: rect.right - ends.right.upperBound,
        bottom: y + 1),
      color)
  }

  private func shows(_ y: Int) -> Bool { y >= clip.y && y < clip.bottom }

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
