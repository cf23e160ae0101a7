// SPDX-License-Identifier: MIT

/// Decides where the keys of a layer stand. A pure function.
///
/// ```swift
/// let keys = arrangeKeys(keyboard.layout, layer: keyboard.layer, width: 390)
/// keys.hit(Point(x: 20, y: 30))   // the key "q"
/// ```
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
  let grid = KeyGrid(units: layout.units(of: layer), width: width, metrics: metrics)
  let rows = layout.layers[layer] ?? []
  var keys: [KeyArrangement.Placed] = []
  for (row, line) in rows.enumerated() {
    var unit = 0.0
    for (column, key) in line.enumerated() {
      unit += key.gap
      keys.append(
        KeyArrangement.Placed(
          id: KeyID(layer, row: row, column: column),
          frame: grid.frame(from: unit, to: unit + key.width, row: row)))
      unit += key.width
    }
  }
  return KeyArrangement(bounds: grid.bounds(rows: rows.count), pitch: grid.pitch, keys: keys)
}

extension KeyLayout {
  /// The width of a layer's widest row in units.
  func units(of layer: KeyLayer) -> Double { (layers[layer] ?? []).map(Self.units).max() ?? 0 }

  /// The width of a row, rounded to a thousandth: tenths add up to a little more than they should.
  static func units(of row: [Key]) -> Double {
    Double(Int(row.reduce(0.5) { $0 + ($1.gap + $1.width) * 1000 })) / 1000
  }
}
