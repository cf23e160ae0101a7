// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// The data of a table that has no method for deleting.
@MainActor
private final class FixedNames: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "fixed"
    return cell
  }
}

/// What a table offers whose data can't be deleted.
final class ViewsTableDeletionTests: XCTestCase {
  func testATableThatDeletesNothingStopsOfferingIt() throws {
    try Stage.run { stage in
      let names = FixedNames()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.dataSource = names
      stage.view.addSubview(table)
      stage.settle()
      let path = IndexPath(row: 0, section: 0)
      XCTAssertTrue(table.offerDeletion(of: path))
      stage.settle()
      try stage.press("Delete")
      XCTAssertEqual(table.visibleCells.count, 3)
      XCTAssertFalse(table.offerDeletion(of: path))
    }
  }
}
