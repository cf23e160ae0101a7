// SPDX-License-Identifier: MIT

/// Collects elements given from leading to trailing, and mirrors them where that is from the right.
struct ArrangementBuilder {
  let width: Int
  let rowHeight: Double
  var arrangement: BarArrangement

  init(width: Int, rowHeight: Double, rows: Int, rightToLeft: Bool) {
    self.width = width
    self.rowHeight = rowHeight
    arrangement = BarArrangement(width: Grid.points(width), isRightToLeft: rightToLeft)
    arrangement.rowCount = rows
    arrangement.height = rowHeight * Double(rows)
  }

  /// A frame in the bar, or in scrolling content of a given width.
  func frame(at x: Int, width: Int, row: Int, within extent: Int? = nil) -> Rect {
    let extent = extent ?? self.width
    let x = arrangement.isRightToLeft ? extent - x - width : x
    return Rect(
      x: Grid.points(x), y: rowHeight * Double(row), width: Grid.points(width), height: rowHeight)
  }

  mutating func add(_ id: BarItem.ID, _ place: BarPlace, frame: Rect, region: BarSide? = nil) {
    arrangement.elements.append(Placed(id: id, place: place, frame: frame, region: region))
  }

  /// Adds the button that switches rows, at the trailing edge.
  mutating func addChevron(width touch: Int) {
    let touch = min(touch, width)
    add(.chevron, .chevron, frame: frame(at: width - touch, width: touch, row: 0))
  }

  /// Adds a strip of equal slots, centred in its room.
  mutating func addStrip(
    at x: Int, room: Int, row: Int, slots: Int, suggestions: Int, maximum: Int
  ) {
    let content = min(room, maximum)
    let left = x + (room - content) / 2
    let slot = content / slots
    let start = left + (content - slot * slots) / 2
    arrangement.suggestionSlots = slots
    arrangement.suggestionsFrame = frame(at: left, width: content, row: row)
    for index in 0..<min(slots, suggestions) {
      add(
        .suggestion(index), .suggestion(index),
        frame: frame(at: start + index * slot, width: slot, row: row))
    }
  }
}
