// SPDX-License-Identifier: MIT

import Glibc
import InputAssistant

@testable import Painting

/// Pixels to paint into.
final class Picture {
  let image: PixelImage

  init(width: Int, height: Int, scale: Double = 1) {
    let count = max(1, width * height)
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
    image = PixelImage(
      pixels: UnsafeMutableRawPointer(pixels), width: width, height: height, stride: width * 4,
      scale: scale)
  }

  deinit { image.pixels.deallocate() }

  var byteCount: Int { image.stride * image.height }

  subscript(x: Int, y: Int) -> PixelColor {
    PixelColor(
      image.pixels.load(fromByteOffset: (y * image.width + x) * 4, as: UInt32.self)
        & 0xFF_FFFF)
  }

  func isEqual(_ other: Picture) -> Bool {
    byteCount == other.byteCount && memcmp(image.pixels, other.image.pixels, byteCount) == 0
  }

  /// How many pixels of a rectangle have a colour.
  func count(_ color: PixelColor, in rect: PixelRect? = nil) -> Int {
    let rect = (rect ?? image.bounds).intersection(image.bounds)
    var count = 0
    for y in rect.y..<rect.bottom {
      for x in rect.x..<rect.right where self[x, y] == color { count += 1 }
    }
    return count
  }
}

extension SceneElement {
  /// An element with a number for a name.
  init(
    _ number: Int, _ kind: Kind, _ title: String?, x: Double = 0, y: Double = 0,
    width: Double = 40, height: Double = 44, symbol: String? = nil, spokenLabel: String = ""
  ) {
    self.init(
      id: BarItem.ID(rawValue: "\(number)"), place: .chevron,
      frame: Rect(x: x, y: y, width: width, height: height), kind: kind, title: title,
      symbol: symbol, spokenLabel: spokenLabel)
  }

  /// The element after a change.
  func with(_ change: (inout SceneElement) -> Void) -> SceneElement {
    var element = self
    change(&element)
    return element
  }
}

extension ScenePainter {
  /// A picture of one element.
  func picture(of element: SceneElement, width: Int = 80, height: Int = 60) -> Picture {
    let picture = Picture(width: width, height: height)
    paint(Scene(elements: [element]), in: picture.image, part: picture.image.bounds)
    return picture
  }
}
