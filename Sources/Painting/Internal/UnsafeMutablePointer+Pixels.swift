// SPDX-License-Identifier: MIT

extension UnsafeMutablePointer<UInt32> {
  /// Fills many pixels at a time, which a program that is compiled for size doesn't do by itself.
  func fill(_ pixel: UInt32, count: Int) {
    let step = 16
    guard count >= step else {
      for index in 0..<count { self[index] = pixel }
      return
    }
    let pixels = SIMD16(repeating: pixel)
    var index = 0
    while index < count {
      // The last ones overlap what is filled already.
      let place = UnsafeMutableRawPointer(self + Swift.min(index, count &- step))
      place.storeBytes(of: pixels, as: SIMD16<UInt32>.self)
      index &+= step
    }
  }

  /// Lays a colour over one of the pixels, as far as it covers it: 0 not at all, 255 fully.
  @inline(__always)
  func cover(_ index: Int, _ color: UInt32, _ coverage: UInt8) {
    self[index] = self[index].blended(with: color, coverage: UInt32(coverage))
  }

  /// Lays a colour over the pixels, as far as a mask covers each.
  @inline(__always)
  func cover(_ mask: UnsafeMutablePointer<UInt8>, _ color: UInt32, count: Int) {
    for index in 0..<count {
      switch mask[index] {
      case 0: continue
      case 255: self[index] = color
      case let coverage: cover(index, color, coverage)
      }
    }
  }

  /// Lays premultiplied pixels over these.
  func lay(_ source: UnsafePointer<UInt32>, count: Int) {
    for index in 0..<count where source[index] != 0 {
      let color = source[index]
      let rest = UInt32(self[index]).blended(with: 0, coverage: color >> 24)
      self[index] = (color &+ (rest & 0xFF_FFFF)) | 0xFF00_0000
    }
  }
}
