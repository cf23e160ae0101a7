// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

private let words = Array(repeating: "words that go on", count: 12).joined(separator: " ")

/// A view whose label is pinned to its margins.
@MainActor
private final class Card: UIView {
  let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Two sections with a header and a footer each: views of the app's, or titles.
@MainActor
private final class Sections: UITableViewDataSource, UITableViewDelegate {
  var hasViews = true

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    hasViews ? Card(words) : nil
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    hasViews ? Card("short") : nil
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    words
  }
}

extension Stage {
  fileprivate func table(_ sections: Sections) -> UITableView {
    let table = UITableView(frame: view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = sections
    table.delegate = sections
    view.addSubview(table)
    settle()
    return table
  }
}

extension UITableView {
  fileprivate func header(_ section: Int) -> UIView? {
    titles[SectionEnd(section: section, isHeader: true)]
  }
}

/// The heights of section headers and footers, and of what stands above and below all sections.
final class ViewsSectionEndTests: XCTestCase {
  func testHeadersAndFootersAreAsHighAsTheirConstraintsAsk() throws {
    try Stage.run(width: 320, height: 900) { stage in
      let sections = Sections()
      let table = stage.table(sections)
      for section in 0..<2 {
        let header = try XCTUnwrap(table.header(section) as? Card)
        let room = CGSize(width: 304, height: 0)
        XCTAssertEqual(header.frame.height, header.label.sizeThatFits(room).height + 16)
        XCTAssertGreaterThan(header.frame.height, 80)
        XCTAssertEqual(
          header.label.frame.size, CGSize(width: 304, height: header.frame.height - 16))
        let footer = try XCTUnwrap(
          table.titles[SectionEnd(section: section, isHeader: false)] as? Card)
        XCTAssertEqual(footer.frame.height, footer.label.intrinsicContentSize.height + 16)
      }
    }
  }

  func testHeadersFollowTheWidth() throws {
    for hasViews in [true, false] {
      try Stage.run(width: 320, height: 900) { stage in
        let sections = Sections()
        sections.hasViews = hasViews
        let table = stage.table(sections)
        let narrow = try XCTUnwrap(table.header(0)).frame.height
        stage.resize(width: 900, height: 900)
        let wide = try XCTUnwrap(table.header(0)).frame.height
        XCTAssertLessThan(wide, narrow)
        XCTAssertEqual(try XCTUnwrap(table.cellForRow(at: [0, 0])).frame.minY, wide)
        stage.resize(width: 320, height: 900)
        XCTAssertEqual(try XCTUnwrap(table.header(0)).frame.height, narrow)
        XCTAssertEqual(try XCTUnwrap(table.cellForRow(at: [0, 0])).frame.minY, narrow)
      }
    }
  }

  func testHeadersOfATableThatWasAskedBeforeItHadAWidth() throws {
    try Stage.run(width: 320, height: 900) { stage in
      let sections = Sections()
      let table = UITableView()
      table.dataSource = sections
      table.delegate = sections
      XCTAssertEqual(table.numberOfSections, 2)
      table.frame = stage.view.bounds
      stage.view.addSubview(table)
      stage.settle()
      XCTAssertEqual(
        table.header(0)?.frame.height,
        Card(words).label.sizeThatFits(CGSize(width: 304, height: 0)).height + 16)
    }
  }

  func testATableHeaderOfTheFittingHeight() throws {
    try Stage.run(width: 320, height: 900) { stage in
      let sections = Sections()
      let table = stage.table(sections)
      let card = Card(words)
      let room = CGSize(width: table.bounds.width, height: 0)
      card.frame.size.height =
        card.systemLayoutSizeFitting(
          room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
      table.tableHeaderView = card
      stage.settle()
      XCTAssertGreaterThan(card.frame.height, 80)
      XCTAssertEqual(
        card.label.frame.size, CGSize(width: 304, height: card.frame.height - 16))
      XCTAssertEqual(table.header(0)?.frame.minY, card.frame.height)
    }
  }
}
