// SPDX-License-Identifier: MIT

import CPango
import Glibc

/// Draws path data with Cairo: moves, lines and arcs of circles in absolute coordinates, which is
/// what the keyboard's own drawings use. It stops at anything else.
struct PathPen {
  private let cairo: OpaquePointer
  private var reader: NumberReader
  private var point = (x: 0.0, y: 0.0)

  init(_ path: [UInt8], on cairo: OpaquePointer) {
    self.cairo = cairo
    reader = NumberReader(path)
  }

  /// Adds everything to Cairo's current path.
  mutating func run() {
    while let letter = reader.letter(), step(letter) {}
  }

  private mutating func step(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "Z"):
      cairo_close_path(cairo)
      return true
    case UInt8(ascii: "H"):
      guard let x = reader.next() else { return false }
      return line(x, point.y)
    case UInt8(ascii: "V"):
      guard let y = reader.next() else { return false }
      return line(point.x, y)
    case UInt8(ascii: "A"): return arc()
    case UInt8(ascii: "M"), UInt8(ascii: "L"):
      guard let x = reader.next(), let y = reader.next() else { return false }
      guard letter == UInt8(ascii: "M") else { return line(x, y) }
      point = (x, y)
      cairo_move_to(cairo, x, y)
      return true
    default: return false
    }
  }

  private mutating func line(_ x: Double, _ y: Double) -> Bool {
    point = (x, y)
    cairo_line_to(cairo, x, y)
    return true
  }

  /// From the end points to the centre, as in section F.6.5 of SVG 1.1, for circles only.
  private mutating func arc() -> Bool {
    guard let radius = reader.next(), let other = reader.next(), radius == other,
      reader.next() != nil, let isLarge = reader.next(), let isClockwise = reader.next(),
      let x = reader.next(), let y = reader.next()
    else { return false }
    let (across, down) = ((x - point.x) / 2, (y - point.y) / 2)
    let half = (across * across + down * down).squareRoot()
    guard half > 0 else { return true }
    // The centre lies on the chord's perpendicular, to the right of a clockwise arc's chord.
    let rise = max(0, radius * radius - half * half).squareRoot() / half
    let side = (isLarge != 0) == (isClockwise != 0) ? -rise : rise
    let centerX = (x + point.x) / 2 - side * down
    let centerY = (y + point.y) / 2 + side * across
    let start = atan2(point.y - centerY, point.x - centerX)
    let end = atan2(y - centerY, x - centerX)
    let size = max(radius, half)
    if isClockwise != 0 {
      cairo_arc(cairo, centerX, centerY, size, start, end)
    } else {
      cairo_arc_negative(cairo, centerX, centerY, size, start, end)
    }
    point = (x, y)
    return true
  }
}
