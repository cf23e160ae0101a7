// SPDX-License-Identifier: MIT

import InputAssistant

/// The metrics in 1/64 point.
struct OracleLengths {
  let barHeight, touch, itemSpacing, groupSpacing, inset, suggestion, strip, oneRow,
    twoRowHeight: Int

  init(_ metrics: BarMetrics) {
    barHeight = Self.length(metrics.barHeight)
    touch = Self.length(metrics.minimumTouchWidth)
    itemSpacing = Self.length(metrics.itemSpacing)
    groupSpacing = Self.length(metrics.groupSpacing)
    inset = Self.length(metrics.edgeInset)
    suggestion = Self.length(metrics.suggestionMinimumWidth)
    strip = Self.length(metrics.suggestionsMaximumWidth)
    oneRow = Self.length(metrics.oneRowMinimumWidth)
    twoRowHeight = Self.length(metrics.twoRowMinimumScreenHeight)
  }

  /// A length in points as 1/64 points, rounded up.
  static func length(_ points: Double) -> Int { Int((points * 64).rounded(.up)) }
}

/// One button of a group, with the gap before it.
struct OracleButton {
  let id: BarItem.ID
  let width: Int
  let canBeSqueezed: Bool
  var gap = 0

  init(_ item: BarItem, _ lengths: OracleLengths, _ measure: (BarItem) -> Double) {
    id = item.id
    if item.width > 0 {
      width = OracleLengths.length(item.width)
    } else {
      width = max(lengths.touch, OracleLengths.length(measure(item)))
    }
    canBeSqueezed = item.title != nil && item.width <= 0 && item.kind != .custom
  }
}

/// A group as the rules see it: what is hidden is gone, spaces have become gaps.
struct OracleGroup {
  let side: BarSide
  let index: Int
  /// How many groups are nearer to the suggestions.
  var distance = 0
  /// When the group's turn to collapse comes; nil for one that can't.
  var turn: Int?
  private(set) var buttons: [OracleButton] = []
  private(set) var gapAfter = 0
  private(set) var expandedWidth = 0
  private(set) var representative: OracleButton?
  private(set) var priority = 0
  private(set) var isOneButton = false

  init(
    _ group: BarGroup, _ side: BarSide, _ index: Int, _ lengths: OracleLengths,
    _ measure: (BarItem) -> Double
  ) {
    self.side = side
    self.index = index
    guard !group.isHidden else { return }
    let visible = group.items.filter { !$0.isHidden }
    priority = visible.filter { !$0.isSpace }.map(\.priority).max() ?? 0
    if let item = group.representative, !item.isHidden {
      representative = OracleButton(item, lengths, measure)
    }
    addButtons(visible, lengths, measure)
    // Spaces count for nothing, so a group whose other items are all hidden shows nothing.
    let hasItems = group.items.contains { !$0.isSpace }
    isOneButton = representative != nil && !hasItems
    expandedWidth = width(level: .max)
  }

  /// Spaces add to the gap that they lie in; no gap is less than nothing.
  private mutating func addButtons(
    _ visible: [BarItem], _ lengths: OracleLengths, _ measure: (BarItem) -> Double
  ) {
    var gap = 0
    for item in visible {
      switch item.kind {
      case .fixedSpace: gap += OracleLengths.length(item.width)
      case .flexibleSpace: gap += lengths.groupSpacing - lengths.itemSpacing
      default:
        var button = OracleButton(item, lengths, measure)
        button.gap = max(0, gap + (buttons.isEmpty ? 0 : lengths.itemSpacing))
        buttons.append(button)
        gap = 0
      }
    }
    gapAfter = max(0, gap)
  }

  var isShown: Bool { isOneButton || !buttons.isEmpty }
  var collapsedWidth: Int { representative?.width ?? 0 }
  var freed: Int { expandedWidth - collapsedWidth }
  var canCollapse: Bool { !isOneButton && representative != nil && freed > 0 }
  var canBeSqueezed: Bool { representative == nil }

  var widestSqueezable: Int {
    canBeSqueezed ? buttons.filter(\.canBeSqueezed).map(\.width).max() ?? 0 : 0
  }

  func width(of button: OracleButton, level: Int) -> Int {
    canBeSqueezed && button.canBeSqueezed ? min(button.width, level) : button.width
  }

  /// The width of the group with all of its items.
  func width(level: Int) -> Int {
    if level == .max && expandedWidth > 0 { return expandedWidth }
    return buttons.reduce(gapAfter) { $0 + $1.gap + width(of: $1, level: level) }
  }

  /// Whether this group goes before another one that can collapse too.
  func collapses(before other: OracleGroup) -> Bool {
    if priority != other.priority { return priority < other.priority }
    let mine = freed * other.buttons.count
    let theirs = other.freed * buttons.count
    if mine != theirs { return mine > theirs }
    if distance != other.distance { return distance < other.distance }
    if side != other.side { return side == .trailing }
    return index < other.index
  }
}
