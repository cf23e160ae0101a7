// SPDX-License-Identifier: MIT

/// How far each pixel of a rounded corner is covered; the top left one, the others are its mirrors.
final class Corner {
  /// The width and height of the corner in pixels.
  let side: Int
  /// From 0 to 255, row by row.
  let coverage: UnsafeMutablePointer<UInt8>
  /// For each row the columns that are covered in part: before them nothing is, after them all.
  private(set) var edges: [Range<Int>] = []

  /// Rounds a corner by a radius in pixels.
  init(radius: Double) {
    let radius = radius > 0 ? min(radius, 256) : 0
    side = Int(radius.rounded(.up))
    coverage = .allocate(capacity: max(1, side * side))
    for row in 0..<side {
      for column in 0..<side {
        let across = radius - Double(column) - 0.5
        let down = radius - Double(row) - 0.5
        let distance = (across * across + down * down).squareRoot()
        let isInside = across <= 0 || down <= 0
        let share = isInside ? 1 : min(max(radius - distance + 0.5, 0), 1)
        coverage[row * side + column] = UInt8((share * 255).rounded())
      }
      edges.append(edge(of: row))
    }
  }

  private func edge(of row: Int) -> Range<Int> {
    let columns = UnsafeBufferPointer(start: coverage + row * side, count: side)
    let start = columns.firstIndex { $0 > 0 } ?? side
    return start..<(columns.firstIndex(of: 255) ?? side)
  }

  deinit { coverage.deallocate() }
}
