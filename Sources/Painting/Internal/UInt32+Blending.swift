// SPDX-License-Identifier: MIT

extension UInt32 {
  /// This opaque pixel under a colour that covers it so far: 0 not at all, 255 fully.
  @inline(__always)
  func blended(with color: UInt32, coverage: UInt32) -> UInt32 {
    let part = coverage &+ (coverage >> 7)
    let rest = 256 &- part
    let low = ((color & 0xFF00FF) &* part &+ (self & 0xFF00FF) &* rest) >> 8
    let high = (color >> 8 & 0xFF00FF) &* part &+ (self >> 8 & 0xFF00FF) &* rest
    return (low & 0xFF00FF) | (high & 0xFF00_FF00)
  }
}
