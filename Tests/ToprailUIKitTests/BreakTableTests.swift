// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// Data that changes whenever it is asked for.
@MainActor
private final class Fickle: UITableViewDataSource, UITableViewDelegate {
  enum Moment: CaseIterable { case cell, display, height, title, titleHeight, scroll, count }

  var sections = 1
  var count = 40
  var height: CGFloat = -1
  var moment: Moment?
  var act: ((UITableView) -> Void)?
  private var left = 3

  private func happens(_ now: Moment, _ view: UIScrollView) {
    guard now == moment, left > 0, let table = view as? UITableView else { return }
    left -= 1
    act?(table)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    happens(.count, tableView)
    return count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    happens(.cell, tableView)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    happens(.display, tableView)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    happens(.height, tableView)
    return height
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    happens(.title, tableView)
    return "Title"
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    happens(.titleHeight, tableView)
    return -1
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { happens(.scroll, scrollView) }
}

/// Tables whose data source and delegate do what they shouldn't.
final class BreakTableTests: XCTestCase {
  func testDataThatShrinksAndIsReloadedWhileItIsAskedFor() throws {
    try tryAll { data, table in
      data.count = 0
      table.reloadData()
      _ = table.numberOfRows(inSection: 0)
    } holds: { table in
      XCTAssertEqual(table.numberOfRows(inSection: 0), 0)
      XCTAssertEqual(table.visibleCells, [])
    }
  }

  func testRowsThatAreDeletedWhileTheyAreAskedFor() throws {
    try tryAll { data, table in
      data.count -= 1
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    } holds: { table in
      XCTAssertLessThanOrEqual(table.numberOfRows(inSection: 0), 40)
    }
  }

  func testTablesThatLeaveWhileTheyAsk() throws {
    try tryAll { _, table in
      table.removeFromSuperview()
    } holds: { _ in
    }
  }

  func testDataSourcesThatGoWhileTheyAreAsked() throws {
    try tryAll { _, table in
      table.dataSource = nil
      table.delegate = nil
      table.reloadData()
      table.layoutIfNeeded()
    } holds: { table in
      XCTAssertEqual(table.visibleCells, [])
    }
  }

  func testSectionsThatGoWhileTheyAreMeasuredInANewWidth() throws {
    for moment in [Fickle.Moment.height, .titleHeight] {
      try Stage.run { stage in
        let data = Fickle()
        let table = stage.table(data)
        stage.settle()
        data.moment = moment
        data.act = { [weak data] table in
          data?.sections = 0
          table.deleteSections([0], with: .none)
          _ = table.numberOfSections
        }
        table.frame.size.width -= 50
        stage.settle()
        XCTAssertEqual(table.numberOfSections, 0, "\(moment)")
        XCTAssertEqual(table.visibleCells, [], "\(moment)")
      }
    }
  }

  func testHeightsThatAreNone() throws {
    try Stage.run { stage in
      for value: CGFloat in [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300, -5, 0, 1e9,
      ] {
        let data = Fickle()
        data.height = value
        let table = stage.table(data)
        table.estimatedRowHeight = value
        table.sectionFooterHeight = value
        table.rowHeight = value
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: value, height: value))
        table.reloadData()
        stage.settle()
        XCTAssertTrue(table.contentSize.height.isFinite, "\(value)")
        table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
        stage.settle()
        XCTAssertTrue(table.contentOffset.y.isFinite, "\(value)")
        table.removeFromSuperview()
      }
    }
  }

  func testPathsThatAreNone() throws {
    try Stage.run { stage in
      let data = Fickle()
      let table = stage.table(data)
      for path in [
        IndexPath(row: -1, section: 0), IndexPath(row: 0, section: -1),
        IndexPath(row: 40, section: 0),
        IndexPath(row: .max, section: .max), IndexPath(row: .min, section: .min),
        IndexPath(index: 0), IndexPath(),
      ] {
        XCTAssertNil(table.cellForRow(at: path))
        XCTAssertEqual(table.rectForRow(at: path), .zero)
        table.scrollToRow(at: path, at: .top, animated: false)
        table.selectRow(at: path, animated: false, scrollPosition: .middle)
        table.deselectRow(at: path, animated: false)
        XCTAssertNil(table.indexPathForSelectedRow)
      }
      XCTAssertEqual(table.numberOfRows(inSection: -1), 0)
      XCTAssertEqual(table.rect(forSection: .max), .zero)
      stage.settle()
    }
  }

  private func tryAll(
    _ act: @escaping @MainActor (Fickle, UITableView) -> Void,
    holds: @MainActor (UITableView) -> Void
  ) throws {
    try Stage.run { stage in
      for style in [UITableView.Style.plain, .insetGrouped] {
        for moment in Fickle.Moment.allCases {
          let data = Fickle()
          data.act = { [weak data] table in
            if let data { act(data, table) }
          }
          // Some moments come at the first layout, some later.
          for isShown in [false, true] {
            if !isShown { data.moment = moment }
            let table = stage.table(data, style)
            data.moment = moment
            table.contentOffset.y = 300
            stage.settle()
            table.frame.size.width = 200
            stage.settle()
            holds(table)
            table.removeFromSuperview()
          }
        }
      }
    }
  }
}

extension Stage {
  @MainActor
  fileprivate func table(_ data: Fickle, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = data
    table.delegate = data
    view.addSubview(table)
    settle()
    return table
  }
}
