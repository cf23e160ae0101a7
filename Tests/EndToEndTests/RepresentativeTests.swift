// SPDX-License-Identifier: MIT

import TestSupport
import XCTest

/// A representative with an action of its own: nothing behind it is out of reach.
final class RepresentativeTests: AppTestCase {
  private func launch() throws -> App {
    let app = try launch("BarSweepFixture")
    try app.resize(width: 560, height: 300)
    _ = try app.button("More")
    try app.waitForFocus()
    return app
  }

  func testATapRunsTheAction() throws {
    let app = try launch()
    try app.click(app.button("More"))
    XCTAssertEqual(app.line(), "More")
    XCTAssertFalse(try app.elements().contains { $0.isButton && $0.name == "Wide" })
  }

  func testALongPressAndASecondaryClickOpenTheItemsInstead() throws {
    let app = try launch()
    let presses: [(Element) throws -> Void] = [
      { try app.hold($0, seconds: 1) }, { try app.click($0, button: 3) },
    ]
    for press in presses {
      try press(app.button("More"))
      try app.click(app.button("Wide"))
      XCTAssertEqual(app.line(), "Wide", "the item ran, and the representative didn't before it")
    }
    try app.type("on")
    try app.waitForText("on")
  }
}
