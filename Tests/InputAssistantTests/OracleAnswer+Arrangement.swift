// SPDX-License-Identifier: MIT

import InputAssistant

extension OracleAnswer {
  /// What `arrange` answered, in the oracle's words.
  init(_ arrangement: BarArrangement) {
    rows = arrangement.rowCount
    height = length(arrangement.height)
    elements = arrangement.elements.map(OracleElement.init)
    regions = [arrangement.leadingRegion, arrangement.trailingRegion].compactMap(\.self)
      .map(OracleRegion.init)
    collapsed = arrangement.collapsed
    slots = arrangement.suggestionSlots
    strip = arrangement.suggestionsFrame.map { length($0.x)..<length($0.maxX) }
  }

  /// Whether both are the same, where the strip and its slots may be 2/64 point off: the rules
  /// don't say who gets the rest of a division.
  func matches(_ expected: OracleAnswer) -> Bool {
    if self == expected { return true }
    guard
      rows == expected.rows && height == expected.height && slots == expected.slots
        && collapsed == expected.collapsed
    else { return false }
    if expected.isCramped { return elements.map(\.id) == expected.elements.map(\.id) }
    return regions == expected.regions && isNear(strip, expected.strip)
      && elements.count == expected.elements.count
      && zip(elements, expected.elements).allSatisfy { $0.matches($1) }
  }

  private func isNear(_ mine: Range<Int>?, _ other: Range<Int>?) -> Bool {
    guard let mine, let other else { return mine == other }
    return abs(mine.lowerBound - other.lowerBound) <= 2
      && abs(mine.upperBound - other.upperBound) <= 2
  }
}

extension OracleElement {
  init(_ placed: Placed) {
    switch placed.kind {
    case .item: kind = .item
    case .representative: kind = .representative
    case .suggestion: kind = .suggestion
    case .chevron: kind = .chevron
    case .key: preconditionFailure("A bar has no keys.")
    }
    id = placed.id
    x = length(placed.frame.x)
    y = length(placed.frame.y)
    width = length(placed.frame.width)
    height = length(placed.frame.height)
    scrolls = placed.region
  }

  func matches(_ other: OracleElement) -> Bool {
    if kind != .suggestion { return self == other }
    return kind == other.kind && id == other.id && y == other.y && height == other.height
      && scrolls == other.scrolls && abs(x - other.x) <= 2 && abs(width - other.width) <= 2
  }
}

extension OracleRegion {
  init(_ region: ScrollRegion) {
    side = region.side
    x = length(region.frame.x)
    y = length(region.frame.y)
    width = length(region.frame.width)
    contentWidth = length(region.contentWidth)
  }
}

/// A length on the grid; one off the grid becomes one that no answer has.
private func length(_ points: Double) -> Int {
  let length = points * 64
  return length == length.rounded() ? Int(length) : .min
}
