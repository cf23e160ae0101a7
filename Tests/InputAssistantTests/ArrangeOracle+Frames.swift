// SPDX-License-Identifier: MIT

import InputAssistant

/// One thing on the bar, lengths in 1/64 point.
struct OracleElement: Equatable, CustomStringConvertible {
  enum Kind { case item, representative, suggestion, chevron }

  let kind: Kind
  let id: BarItem.ID
  let x, y, width, height: Int
  let scrolls: BarSide?

  var description: String {
    let place = scrolls.map { "~\($0)" } ?? ""
    return "\(id.rawValue)\(place)@\(points(x)),\(points(y)) \(points(width))x\(points(height))"
  }
}

/// The viewport of a side that scrolls, lengths in 1/64 point.
struct OracleRegion: Equatable, CustomStringConvertible {
  let side: BarSide
  let x, y, width, contentWidth: Int

  var description: String {
    "\(side)@\(points(x)),\(points(y)) \(points(width)) holds \(points(contentWidth))"
  }
}

/// A whole answer, elements in the order of reading.
struct OracleAnswer: Equatable, CustomStringConvertible {
  var rows = 0
  var height = 0
  var elements: [OracleElement] = []
  var regions: [OracleRegion] = []
  var collapsed: [GroupPlace] = []
  var slots = 0
  /// Whether the row lacks room even for its gaps: the rules then say what is shown, not where.
  var isCramped = false
  /// Start and end of all slots together.
  var strip: Range<Int>?

  var description: String {
    let ends = strip.map { "\(points($0.lowerBound))–\(points($0.upperBound))" } ?? "no strip"
    let groups = collapsed.map { "\($0.side).\($0.group)" }
    return "\(rows) rows, \(points(height)) high, \(slots) slots \(ends), "
      + "collapsed \(groups), scrolling \(regions), \(elements)"
  }

  /// The answer without the elements that another one has too.
  func without(_ other: OracleAnswer) -> OracleAnswer {
    var answer = self
    answer.elements.removeAll { other.elements.contains($0) }
    return answer
  }
}

func points(_ length: Int) -> String { "\(Double(length) / 64)" }

extension ArrangeOracle {
  /// Where everything is, left to right.
  func answer(
    width: Int, height: Int, composing: Bool = false, other: Bool = false
  ) -> OracleAnswer {
    let (rows, least) = rows(width: width, height: height, composing: composing, other: other)
    var answer = OracleAnswer(rows: rows.count, height: rows.count * lengths.barHeight)
    for (index, row) in rows.enumerated() {
      let step = row.hasActions ? step(row, width, from: least) : .collapsed(0)
      place(row, step, width, index * lengths.barHeight, &answer)
      if row.hasActions { answer.collapsed = collapsed(step) }
    }
    // Which groups are collapsed stays the same while suggestions take the place of actions.
    if let row = rows.first, row.hasChevron && !row.hasActions {
      let hidden = Row(hasActions: true, hasChevron: true)
      answer.collapsed = collapsed(step(hidden, width, from: least))
    }
    return answer
  }

  private func collapsed(_ step: Step) -> [GroupPlace] {
    groups.filter { isCollapsed($0, step) }.map { GroupPlace($0.side, $0.index) }
  }

  private func place(
    _ row: Row, _ step: Step, _ width: Int, _ y: Int, _ answer: inout OracleAnswer
  ) {
    if overhead(row, .scrolling, width) > width { answer.isCramped = true }
    let (leading, trailing) = row.hasActions ? viewports(row, step, width) : (0, 0)
    let edge = width - (row.hasChevron ? lengths.touch : 0)
    if row.hasActions { place(.leading, step, lengths.inset, y, leading, &answer) }
    if row.hasStrip {
      let start = row.hasActions ? room(.leading, leading) : 0
      let end = edge - (row.hasActions ? room(.trailing, trailing) : 0)
      placeStrip(row, step, start, end, y, &answer)
    }
    if row.hasActions {
      place(.trailing, step, edge - lengths.inset - trailing, y, trailing, &answer)
    }
    if row.hasChevron {
      answer.elements.append(
        OracleElement(
          kind: .chevron, id: .chevron, x: edge, y: y, width: lengths.touch,
          height: lengths.barHeight, scrolls: nil))
    }
  }

  /// What a side takes from the strip, with its inset and its gap.
  private func room(_ side: BarSide, _ viewport: Int) -> Int {
    let isThere = groups.contains { $0.side == side }
    return isThere ? lengths.inset + viewport + lengths.groupSpacing : 0
  }

  /// What each side gets of a row: all that it needs, unless the sides scroll.
  private func viewports(_ row: Row, _ step: Step, _ width: Int) -> (Int, Int) {
    let leading = self.width(of: .leading, step)
    let trailing = self.width(of: .trailing, step)
    guard step == .scrolling else { return (leading, trailing) }
    let available = max(0, width - overhead(row, step, width))
    if 2 * leading <= available { return (leading, min(trailing, available - leading)) }
    if 2 * trailing <= available { return (min(leading, available - trailing), trailing) }
    return (available / 2, available - available / 2)
  }

  /// The groups of one side from its start, inside its viewport or in the bar.
  private func place(
    _ side: BarSide, _ step: Step, _ start: Int, _ y: Int, _ viewport: Int,
    _ answer: inout OracleAnswer
  ) {
    let content = width(of: side, step)
    let scrolls = content > viewport
    if scrolls {
      answer.regions.append(
        OracleRegion(side: side, x: start, y: y, width: viewport, contentWidth: content))
    }
    var x = scrolls ? 0 : start
    for group in groups where group.side == side {
      place(group, isCollapsed(group, step), step, x, y, scrolls ? side : nil, &answer)
      x += width(of: group, step) + lengths.groupSpacing
    }
  }

  private func place(
    _ group: OracleGroup, _ isCollapsed: Bool, _ step: Step, _ start: Int, _ y: Int,
    _ scrolls: BarSide?, _ answer: inout OracleAnswer
  ) {
    var x = start
    let buttons = isCollapsed ? [group.representative].compactMap(\.self) : group.buttons
    for button in buttons {
      x += button.gap
      let width = isCollapsed ? button.width : group.width(of: button, level: level(step))
      answer.elements.append(
        OracleElement(
          kind: isCollapsed ? .representative : .item, id: button.id, x: x, y: y, width: width,
          height: lengths.barHeight, scrolls: scrolls))
      x += width
    }
  }

  /// Equal slots, together at most as wide as the metrics allow, in the middle of what is left.
  private func placeStrip(
    _ row: Row, _ step: Step, _ start: Int, _ end: Int, _ y: Int,
    _ answer: inout OracleAnswer
  ) {
    let left = max(0, end - start)
    let slots = slots(row, step, left)
    let content = min(left, lengths.strip)
    answer.slots = slots
    answer.strip = start + (left - content) / 2..<start + (left - content) / 2 + content
    for index in 0..<min(slots, suggestionCount ?? 0) {
      answer.elements.append(
        OracleElement(
          kind: .suggestion, id: .suggestion(index),
          x: start + (left - content) / 2 + index * content / slots, y: y,
          width: content / slots, height: lengths.barHeight, scrolls: nil))
    }
  }

  /// How many suggestions a strip has room for.
  func slots(_ row: Row, _ step: Step, _ left: Int) -> Int {
    if row.hasActions { return step == .oneSuggestion || step == .scrolling ? 1 : 3 }
    return left >= 3 * lengths.suggestion ? 3 : 1
  }
}
