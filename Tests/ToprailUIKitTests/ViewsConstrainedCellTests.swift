// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// A cell as apps write it: labels pinned to the content view's margins.
@MainActor
private final class MessageCell: UITableViewCell {
  let name = UILabel()
  let message = UILabel()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    message.numberOfLines = 0
    let margins = contentView.layoutMarginsGuide
    for label in [name, message] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      message.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      message.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
private final class Messages: UITableViewDataSource {
  private let long = Array(repeating: "words that go on", count: 20).joined(separator: " ")

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    guard let cell = cell as? MessageCell else { return cell }
    cell.name.text = "Row \(indexPath.row)"
    cell.message.text = indexPath.row % 2 == 0 ? "short" : long
    return cell
  }
}

final class ViewsConstrainedCellTests: XCTestCase {
  func testCellsAreAsHighAsTheirConstraintsAsk() throws {
    try Stage.run(width: 360, height: 640) { stage in
      let messages = Messages()
      let table = UITableView(frame: stage.view.bounds)
      table.register(MessageCell.self, forCellReuseIdentifier: "message")
      table.dataSource = messages
      stage.view.addSubview(table)
      stage.settle()
      for row in [0, 500, 999] {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        stage.settle()
        try Self.check(table)
      }
    }
  }

  // The first constraint of a process came into being in the midst of a layout.
  func testCellsNeverMeetTheirConstraintsWithoutASize() throws {
    for isFirst in [true, false] {
      try Stage.run(width: 360, height: 640) { stage in
        LayoutEngine.isInUse = !isFirst
        let messages = Messages()
        let table = UITableView(frame: stage.view.bounds)
        table.register(MessageCell.self, forCellReuseIdentifier: "message")
        table.dataSource = messages
        stage.view.addSubview(table)
        table.layoutIfNeeded()
        try Self.check(table)
        for row in stride(from: 0, to: 1000, by: 37) {
          table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
          stage.window.layoutIfNeeded()
          for cell in table.visibleCells {
            XCTAssertEqual(cell.contentView.constraints.filter(\.isReported), [])
          }
        }
      }
    }
  }

  /// Every cell in sight holds its labels, and the long ones are higher by many lines.
  @MainActor
  private static func check(_ table: UITableView) throws {
    let cells = table.visibleCells.compactMap { $0 as? MessageCell }
    XCTAssertGreaterThan(cells.count, 2)
    for cell in cells {
      let isLong = cell.message.text != "short"
      let height = cell.frame.height
      XCTAssertTrue(isLong ? height > 150 : height < 70, "\(height) \(cell.name.text ?? "")")
      XCTAssertEqual(cell.message.frame.minY, cell.name.frame.maxY + 4)
      XCTAssertEqual(cell.message.frame.maxY, cell.contentView.bounds.height - 8, accuracy: 1)
      XCTAssertEqual(cell.message.frame.minX, cell.name.frame.minX)
    }
  }
}
