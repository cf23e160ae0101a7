// SPDX-License-Identifier: MIT

import Glibc

extension SurfaceState {
  /// Writes the pixels into a file that picture viewers open (PPM), over white. False if it can't.
  @discardableResult
  package func writePicture(to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    let head = "P6 \(bufferSize.width) \(bufferSize.height) 255\n"
    let bytes = Array(head.utf8) + pixels.flatMap(Self.colors)
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }

  /// Red, green and blue of a premultiplied pixel over white.
  private static func colors(_ pixel: UInt32) -> [UInt8] {
    let white = 255 - pixel >> 24
    return [16, 8, 0].map { UInt8(min(255, pixel >> $0 & 255 + white)) }
  }
}
