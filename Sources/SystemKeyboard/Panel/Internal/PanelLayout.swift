// SPDX-License-Identifier: MIT

import InputAssistant

/// Where accessory row, bar and keys stand, one below the other.
struct PanelLayout {
  /// What the places follow from, so that they are found anew only when they would differ.
  struct Source: Equatable {
    var bar = Bar()
    var suggestions: Int?
    var showsSuggestions = false
    var keys: KeyLayout?
    var size = PanelSize(width: 0, screenHeight: 0)
    var isRightToLeft = false

    /// Whether another source has the same places, given whether a single row alternates.
    func agrees(with other: Source, alternates: Bool) -> Bool {
      suggestions == other.suggestions && size == other.size
        && isRightToLeft == other.isRightToLeft
        && (!alternates || showsSuggestions == other.showsSuggestions)
        && bar.leading == other.bar.leading && bar.trailing == other.bar.trailing
        && bar.accessory == other.bar.accessory && keys == other.keys
    }
  }

  var accessory: BarArrangement?
  var bar: BarArrangement
  var barMetrics: BarMetrics
  var keyMetrics: KeyMetrics
  /// The height of the keys; 0 without any.
  var keysHeight: Double
  /// Where each layer's keys stand.
  private var layers: [KeyLayer: KeyArrangement] = [:]

  /// The top of the bar.
  var barY: Double { accessory?.height ?? 0 }
  /// The top of the keys.
  var keysY: Double { barY + bar.height }
  /// The height of everything.
  var height: Double { keysY + keysHeight }
  /// Whether the bar has a single row that switches between actions and suggestions.
  var alternates: Bool { bar.elements.contains { $0.place == .chevron } }

  /// Nothing at all.
  init() {
    bar = BarArrangement(width: 0)
    barMetrics = .aboveKeys
    keyMetrics = .phone
    keysHeight = 0
  }

  /// Finds everything a place.
  init(_ source: Source, measure: (BarItem) -> Double) {
    self.init()
    let size = source.size
    barMetrics = (source.keys == nil ? BarMetrics.alone : .aboveKeys).scaled(by: size.barScale)
    keyMetrics = size.keyMetrics
    if let items = source.bar.accessory {
      accessory = arrangeToolbar(
        items, width: size.width, rightToLeft: source.isRightToLeft, metrics: barMetrics,
        measure: measure)
    }
    arrangeBar(source, measure: measure)
    guard let keys = source.keys else { return }
    let rows = keys.layers.values.reduce(0) { max($0, $1.count) }
    fit(rows: rows, source, measure: measure)
    keysHeight = keyMetrics.height(rows: rows)
    for layer in keys.layers.keys {
      layers[layer] = arrangeKeys(keys, layer: layer, width: size.width, metrics: keyMetrics)
    }
  }

  /// Where the keys of a layer stand, from the keyboard's own corner; nil without keys.
  func keys(on layer: KeyLayer) -> KeyArrangement? { layers[layer] }

  private mutating func arrangeBar(_ source: Source, measure: (BarItem) -> Double) {
    bar = arrange(
      source.bar, in: BarSize(width: source.size.width, screenHeight: source.size.screenHeight),
      rightToLeft: source.isRightToLeft, isComposing: source.showsSuggestions,
      metrics: barMetrics, measure: measure)
  }

  /// Shares the screen's height out: keys and bar take no more than half of it.
  ///
  /// Where low caps and a single row aren't enough, the gaps between the rows give, then the caps.
  private mutating func fit(rows: Int, _ source: Source, measure: (BarItem) -> Double) {
    let fit = fitKeys(
      rows: rows, barHeight: keysY, alternatingBarHeight: min(keysY, barY + barMetrics.barHeight),
      screenHeight: source.size.screenHeight, metrics: keyMetrics)
    keyMetrics = fit.metrics
    if fit.barAlternates {
      barMetrics.twoRowMinimumScreenHeight = .infinity
      arrangeBar(source, measure: measure)
    }
    let row = (source.size.screenHeight / 2 - keysY) / Double(max(1, rows))
    guard row < keyMetrics.capHeight + keyMetrics.rowGap else { return }
    keyMetrics.rowGap = min(keyMetrics.rowGap, max(Self.leastGap, row - keyMetrics.capHeight))
    keyMetrics.capHeight = min(
      keyMetrics.capHeight, max(Self.leastCap, row - keyMetrics.rowGap))
  }

  /// The least gap between two rows of keys, in points.
  private static let leastGap = 4.0
  /// The least height of a cap on a screen that is too low for any keyboard, in points.
  private static let leastCap = 16.0
}
