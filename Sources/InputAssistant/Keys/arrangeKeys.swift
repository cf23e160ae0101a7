// SPDX-License-Identifier: MIT

/// Decides where the keys of a layer stand. A pure function.
///
/// Ten keys fill the width until one is ``KeyMetrics/maximumPitch`` wide; on a wider screen they
/// stay together in the middle. Nothing mirrors: letters and pads of digits stand alike in every
/// language's direction.
///
/// - Parameters:
///   - layout: The keys.
///   - layer: The layer to arrange; one that the layout doesn't have has no keys.
///   - width: The room in points. A width that is negative or no number counts as 0.
///   - metrics: All sizes.
public func arrangeKeys(
  _ layout: KeyLayout, layer: KeyLayer, width: Double, metrics: KeyMetrics = .phone
) -> KeyArrangement {
  let rows = layout.layers[layer] ?? []
  let units = layout.units(of: layer)
  let room = Grid.down(width)
  let pitch = units > 0 ? Grid.points(Int(min(Double(room) / units, metrics.maximumPitch * 64))) : 0
  let left = Grid.points(Int((Grid.points(room) - pitch * units) * 32))
  let rowHeight = metrics.capHeight + metrics.rowGap
  var keys: [KeyArrangement.Placed] = []
  for (row, line) in rows.enumerated() {
    var unit = 0.0
    for (column, key) in line.enumerated() {
      unit += key.gap
      let start = Grid.points(Grid.down(left + unit * pitch + metrics.columnGap / 2))
      unit += key.width
      let end = Grid.points(Grid.down(left + unit * pitch - metrics.columnGap / 2))
      keys.append(
        KeyArrangement.Placed(
          id: KeyID(layer, row: row, column: column),
          frame: Rect(
            x: start, y: Double(row) * rowHeight + metrics.rowGap / 2, width: end - start,
            height: metrics.capHeight)))
    }
  }
  let bounds = Rect(
    x: left, y: 0, width: pitch * units, height: metrics.height(rows: rows.count))
  return KeyArrangement(bounds: bounds, pitch: pitch, keys: keys)
}

extension KeyLayout {
  /// The width of a layer's widest row in units.
  func units(of layer: KeyLayer) -> Double {
    (layers[layer] ?? []).map { $0.reduce(0) { $0 + $1.gap + $1.width } }.max() ?? 0
  }
}
