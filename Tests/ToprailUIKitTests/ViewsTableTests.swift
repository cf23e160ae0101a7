// SPDX-License-Identifier: MIT

import CGtk
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

/// A table's data, which notes what the table tells.
@MainActor
private final class Names: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?]
  var chosen: [IndexPath] = []
  var left: [IndexPath] = []
  var asked = 0

  init(_ sections: [[String]], titles: [String?] = []) {
    self.sections = sections
    self.titles = titles
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < titles.count ? titles[section] : nil
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    left.append(indexPath)
  }
}

extension Stage {
  /// Shows a table of some data over the whole of a 300 × 400 area.
  fileprivate func table(_ names: Names, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    table.dataSource = names
    table.delegate = names
    view.addSubview(table)
    settle()
    return table
  }
}

extension UITableView {
  /// The texts of the rows in sight, from the top.
  fileprivate var shown: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// Tables: rows, cells, choice, changes, keys.
final class ViewsTableTests: XCTestCase {
  func testOnlyRowsInSightHaveCells() throws {
    try Stage.run { stage in
      let names = Names([(0..<10_000).map { "row \($0)" }])
      let table = stage.table(names)
      XCTAssertEqual(table.numberOfRows(inSection: 0), 10_000)
      XCTAssertEqual(table.shown.first, "row 0")
      XCTAssertLessThan(table.visibleCells.count, 12)
      XCTAssertEqual(table.contentSize.height, 440_000)
      let cells = Set(table.visibleCells.map { ObjectIdentifier($0) })
      table.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .none, animated: false)
      stage.settle()
      XCTAssertEqual(table.shown.last, "row 9999")
      XCTAssertLessThan(table.visibleCells.count, 12)
      let reused = table.visibleCells.filter { cells.contains(ObjectIdentifier($0)) }
      XCTAssertGreaterThan(reused.count, 7)
      XCTAssertLessThan(names.asked, 60)
    }
  }

  func testEachOffsetShowsTheRowsThatLieThere() throws {
    try Stage.run { stage in
      let names = Names([(0..<200).map { "row \($0)" }])
      let table = stage.table(names)
      defer { withExtendedLifetime(names) {} }
      for offset in stride(from: CGFloat(0), through: 8_400, by: 700) {
        table.contentOffset = CGPoint(x: 0, y: offset)
        stage.settle()
        let first = Int(offset / 44)
        let last = Int(((offset + 400) / 44).rounded(.up)) - 1
        XCTAssertEqual(table.shown, (first...last).map { "row \($0)" })
      }
    }
  }

  func testARowIsAsHighAsItsText() throws {
    try Stage.run { stage in
      let names = Names([["short", String(repeating: "long text ", count: 30), "short"]])
      let table = stage.table(names)
      for cell in table.visibleCells { cell.textLabel?.numberOfLines = 0 }
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      stage.settle()
      XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
      names.sections[0][1] = "short"
      XCTAssertEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)).height, 44)
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "long text ", count: 30)
      content.secondaryText = "below"
      cell.contentConfiguration = content
      XCTAssertGreaterThan(cell.height(for: 300), 88)
      XCTAssertLessThan(cell.height(for: 800), cell.height(for: 300))
    }
  }

  func testAFixedHeightCounts() throws {
    try Stage.run { stage in
      let names = Names([(0..<10).map { "row \($0)" }])
      let table = stage.table(names)
      defer { withExtendedLifetime(names) {} }
      table.rowHeight = 100
      stage.settle()
      XCTAssertEqual(table.contentSize.height, 1000)
      XCTAssertEqual(table.shown.count, 4)
    }
  }

  func testThePlainTitleStaysAtTheTopWhileItsRowsAreThere() throws {
    try Stage.run { stage in
      let names = Names([(0..<30).map { "a\($0)" }, ["b"]], titles: ["First", "Second"])
      let table = stage.table(names)
      let title = try XCTUnwrap(table.titles[SectionEnd(section: 0, isHeader: true)])
      XCTAssertEqual(title.frame.minY, 0)
      table.contentOffset.y = 200
      stage.settle()
      XCTAssertEqual(title.frame.minY, 200)
    }
  }

  func testATapChoosesAndTellsWhatWasLeft() throws {
    try Stage.run { stage in
      let names = Names([["a", "b", "c"]])
      let table = stage.table(names)
      let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
      table.choose(paths[1])
      XCTAssertEqual(table.indexPathForSelectedRow, paths[1])
      table.choose(paths[2])
      XCTAssertEqual(names.chosen, [paths[1], paths[2]])
      XCTAssertEqual(names.left, [paths[1]])
      XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, false, true])
      table.allowsSelection = false
      table.choose(paths[0])
      XCTAssertEqual(names.chosen.count, 2)
      table.selectRow(at: paths[0], animated: false, scrollPosition: .none)
      XCTAssertEqual(names.chosen.count, 2)
      XCTAssertEqual(table.indexPathsForSelectedRows, [paths[0]])
      table.deselectRow(at: paths[0], animated: false)
      XCTAssertNil(table.indexPathForSelectedRow)
    }
  }

  func testInsertedAndDeletedRowsShowAndMoveTheChoice() throws {
    try Stage.run { stage in
      let names = Names([["a", "b", "c"]])
      let table = stage.table(names)
      let cell = table.visibleCells[2]
      table.selectRow(
        at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      names.sections = [["new", "a", "c"]]
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
      stage.settle()
      XCTAssertEqual(table.shown, ["new", "a", "c"])
      XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
      XCTAssertTrue(table.visibleCells[2] === cell)
      names.sections = [["new", "A", "c"], ["d"]]
      table.performBatchUpdates {
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        table.insertSections([1], with: .none)
      }
      stage.settle()
      XCTAssertEqual(table.shown, ["new", "A", "c", "d"])
    }
  }

  func testKeysMoveChooseAndDelete() throws {
    try Stage.run { stage in
      let names = Names([["a", "b"], ["c"]])
      let table = stage.table(names)
      table.moveFocus(to: IndexPath(row: 0, section: 0))
      XCTAssertTrue(table.press(.down))
      XCTAssertTrue(table.press(.down))
      XCTAssertEqual(table.focusedRow, IndexPath(row: 0, section: 1))
      XCTAssertTrue(table.press(.enter))
      XCTAssertEqual(names.chosen, [IndexPath(row: 0, section: 1)])
      XCTAssertTrue(table.press(.home))
      XCTAssertTrue(table.press(.delete))
      stage.settle()
      XCTAssertEqual(try stage.button("Delete").title, "Delete")
      XCTAssertTrue(table.press(.escape))
      stage.settle()
      XCTAssertFalse(stage.buttons(in: table).contains { $0.title == "Delete" })
      XCTAssertEqual(table.focusedRow, IndexPath(row: 0, section: 0))
      XCTAssertTrue(table.press(.menu))
      stage.settle()
      try stage.press("Delete")
      XCTAssertEqual(table.shown, ["b", "c"])
      XCTAssertEqual(table.focusedRow, IndexPath(row: 0, section: 0))
    }
  }

  func testTheFirstResponderKeepsItsCellWhileItScrollsOut() throws {
    try Stage.run { stage in
      let names = Names([(0..<100).map { "row \($0)" }])
      let table = stage.table(names)
      defer { withExtendedLifetime(names) {} }
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      table.visibleCells[0].contentView.addSubview(field)
      field.becomeFirstResponder()
      stage.settle()
      table.contentOffset.y = 2000
      stage.settle()
      XCTAssertTrue(field.isFirstResponder)
      field.resignFirstResponder()
      table.contentOffset.y = 2100
      stage.settle()
      XCTAssertNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }
  }

  func testAssistiveSoftwareFindsAListOfNamedItems() throws {
    try Stage.run { stage in
      let names = Names([["a", "b"]])
      let table = stage.table(names)
      defer { withExtendedLifetime(names) {} }
      let box = table.scroller.content.widget
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(box)), GTK_ACCESSIBLE_ROLE_LIST)
      let cell = table.visibleCells[0].host.widget
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(cell)), GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      XCTAssertNotEqual(
        gtk_test_accessible_has_property(
          OpaquePointer(cell), GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
      XCTAssertTrue(table.visibleCells[1].host.run(action: "row.choose"))
      XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    }
  }

  func testLargeTextMakesRowsHigher() throws {
    try Stage.run { stage in
      setTextScale(2)
      defer { setTextScale(1) }
      let names = Names([["a", "b"]])
      let table = stage.table(names)
      defer { withExtendedLifetime(names) {} }
      XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 88)
    }
  }
}

/// Sets the desktop's text size; 1 is the usual one.
@MainActor
private func setTextScale(_ scale: Double) {
  guard let settings = gtk_settings_get_default() else { return }
  var value = GValue()
  g_value_init(&value, GType(6 << 2))
  g_value_set_int(&value, gint(96 * 1024 * scale))
  g_object_set_property(
    UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", &value)
}
