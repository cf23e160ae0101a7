// SPDX-License-Identifier: MIT

import GTK

/// Where the keyboard's focus can stop in the dock at a moment: rows from the top, each from the left.
@MainActor
struct ReachMap {
  let rows: [[ReachStop]]
  private let dock: InputDock

  init(_ dock: InputDock) {
    self.dock = dock
    rows = dock.reachRows.map { $0.filter(\.widget.isOpenToFocus) }.filter { !$0.isEmpty }
  }

  /// The stop that has the focus.
  var focused: ReachStop? { place.map { rows[$0.row][$0.index] } }
  /// Where reading begins.
  var first: ReachStop? { rows.first.flatMap { end(of: $0, first: true) } }

  func stop(of widget: Widget?) -> ReachStop? { rows.joined().first { $0.widget === widget } }
  func stop(of item: UIBarButtonItem) -> ReachStop? { rows.joined().first { $0.item === item } }

  /// A stop beside the one that has the focus, within its row.
  func neighbour(_ offset: Int) -> ReachStop? {
    guard let (row, index) = place, rows[row].indices.contains(index + offset) else { return nil }
    return rows[row][index + offset]
  }

  /// The stop above or below the one that has the focus.
  func neighbourRow(_ offset: Int) -> ReachStop? {
    guard let (row, index) = place, rows.indices.contains(row + offset) else { return nil }
    return nearest(to: middle(of: rows[row][index]), in: rows[row + offset])
  }

  /// An end of the row that has the focus, in the order of reading.
  func end(first: Bool) -> ReachStop? { place.flatMap { end(of: rows[$0.row], first: first) } }

  /// The number of the row that has the focus and the middle of what has it, in the dock.
  var position: (row: Int, x: Int)? {
    place.map { ($0.row, middle(of: rows[$0.row][$0.index])) }
  }

  /// The stop that is nearest to a position of earlier.
  func nearest(to position: (row: Int, x: Int)) -> ReachStop? {
    guard !rows.isEmpty else { return nil }
    return nearest(to: position.x, in: rows[min(position.row, rows.count - 1)])
  }

  private var place: (row: Int, index: Int)? {
    for (number, row) in rows.enumerated() {
      if let index = row.firstIndex(where: { $0.widget.hasFocusItself }) { return (number, index) }
    }
    return nil
  }

  private func end(of row: [ReachStop], first: Bool) -> ReachStop? {
    first != dock.host.isRightToLeft ? row.first : row.last
  }

  private func nearest(to x: Int, in row: [ReachStop]) -> ReachStop? {
    row.min { abs(middle(of: $0) - x) < abs(middle(of: $1) - x) }
  }

  private func middle(of stop: ReachStop) -> Int {
    stop.widget.frame(in: dock.host).map { $0.x + $0.width / 2 } ?? 0
  }
}
