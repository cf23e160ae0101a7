// SPDX-License-Identifier: MIT

/// The keys of a keyboard: rows of keys for each of its layers.
///
/// ```swift
/// let layout = KeyLayout.keys(for: traits)
/// layout[KeyID(.letters, row: 0, column: 1)]?.action   // .text("w")
/// ```
public struct KeyLayout: Hashable, Sendable {
  /// The name that people know the layout by, such as "English (US)".
  public var name: String
  /// The rows of each layer, from top to bottom and from left to right.
  public var layers: [KeyLayer: [[Key]]]
  /// The layer that shows first.
  public var firstLayer: KeyLayer

  /// Describes a layout.
  public init(name: String, layers: [KeyLayer: [[Key]]], firstLayer: KeyLayer) {
    self.name = name
    self.layers = layers
    self.firstLayer = firstLayer
  }

  /// The key with a name; nil if the layout has none there.
  public subscript(id: KeyID) -> Key? {
    layers[id.layer]?.element(at: id.row)?.element(at: id.column)
  }

  /// Whether control and alt can be held.
  var hasModifiers: Bool {
    layers.values.contains { rows in
      rows.contains { row in
        row.contains { if case .modifier = $0.action { true } else { false } }
      }
    }
  }

  /// The names of a layer's keys, in reading order.
  public func keys(on layer: KeyLayer) -> [KeyID] {
    (layers[layer] ?? []).enumerated().flatMap { row, keys in
      keys.indices.map { KeyID(layer, row: row, column: $0) }
    }
  }
}
