// SPDX-License-Identifier: MIT

/// The units of a keyboard in points.
struct KeyGrid {
  let units: Double
  let metrics: KeyMetrics
  /// The width of a unit, the gap included.
  let pitch: Double
  /// Where the first unit starts.
  let left: Double

  init(units: Double, width: Double, metrics: KeyMetrics) {
    self.units = units
    self.metrics = metrics
    let room = Grid.points(Grid.down(width))
    pitch = units > 0 ? Grid.points(Grid.down(min(room / units, metrics.maximumPitch))) : 0
    left = Grid.points(Grid.down((room - pitch * units) / 2))
  }

  /// The cap of a key that takes these units of a row.
  func frame(from start: Double, to end: Double, row: Int) -> Rect {
    let gap = min(metrics.columnGap, pitch / 2)
    let x = Grid.points(Grid.down(left + start * pitch + gap / 2))
    let right = Grid.points(Grid.down(left + end * pitch - gap / 2))
    let y = Double(row) * (metrics.capHeight + metrics.rowGap) + metrics.rowGap / 2
    return Rect(x: x, y: y, width: right - x, height: metrics.capHeight)
  }

  /// Everything that the keys and the gaps around them take.
  func bounds(rows: Int) -> Rect {
    Rect(x: left, y: 0, width: units * pitch, height: metrics.height(rows: rows))
  }
}
