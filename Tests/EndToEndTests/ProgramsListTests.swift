// SPDX-License-Identifier: MIT

import TestSupport
import XCTest

/// Tables: a conversation, a search, a list to edit, and what is pushed on top of a list.
final class ProgramsListTests: ProgramsTestCase {
  func testAChatBarStaysWhenTheKeysGo() throws {
    let app = try run("chat", keys: true)
    XCTAssertEqual(try app.button("Send").frame.maxY, 627)
    try app.click(app.field("Message"))
    try app.waitForFocus(in: "Message")
    try app.tap(["h", "i"])
    try app.wait(for: "Hi", in: "Message")
    let bar = try app.button("Send").frame
    let keys = try app.wait("the keys") { $0.first { $0.name == "Keyboard" }?.frame }
    XCTAssertLessThan(bar.maxY, keys.y, "the bar stands on the keys")
    try app.tap(["Send"])
    XCTAssertEqual(app.line(), "sent Hi")
    try app.wait(for: "", in: "Message")
    try app.label("Hi")
    try app.tap(["o", "k", "Send"])
    XCTAssertEqual(app.line(), "sent Ok")
    try app.tap(["hide keyboard"])
    try app.waitForNo("Keyboard")
    XCTAssertGreaterThan(try app.label("Ok").frame.y, 0)
    XCTAssertEqual(try app.button("Send").frame.maxY, 572, "above the shortcuts bar")
  }

  func testASearchFiltersAndIsCancelled() throws {
    let app = try run("search", keys: true)
    try app.label("Austria")
    try app.click(app.field("Search countries"))
    try app.waitForFocus(in: "Search countries")
    try app.tap(["l", "a", "n", "d"])
    try app.waitForNo("Austria")
    XCTAssertEqual(
      try app.rows(), ["Finland", "Iceland", "Ireland", "Netherlands", "Poland"])
    try app.click(app.row("Ireland"))
    XCTAssertEqual(app.line(), "selected Ireland")
    try app.tap(["Search"])
    XCTAssertEqual(app.line(), "searched land")
    try app.waitForNo("Keyboard")
    try app.click(app.field("Search countries"))
    try app.tap(["Cancel"])
    try app.waitForNo("Cancel")
    try app.label("Austria")
    try app.wait(for: "", in: "Search countries")
  }

  func testAListIsAddedToTickedAndDeletedFrom() throws {
    let app = try run("todo")
    try app.click(app.button("Add"))
    try app.label("What is to be done?")
    try app.waitForFocus(in: "Title")
    try app.type("Read")
    try app.press("Return")
    XCTAssertEqual(app.line(), "Buy milk, Call Ada, Read")
    try app.click(app.row("Buy milk"))
    XCTAssertEqual(app.line(), "✓Buy milk, Call Ada, Read")
    let row = try app.row("Call Ada").frame
    try app.drag(from: (300, row.y + 22), by: -160)
    try app.click(app.button("Delete"))
    XCTAssertEqual(app.line(), "✓Buy milk, Read")
    try app.click(app.button("Add"))
    try app.waitForFocus(in: "Title")
    try app.press("Escape")
    try app.waitForNo("What is to be done?")
    XCTAssertEqual(try app.rows(), ["Buy milk", "Read"])
  }

  func testAnEntryIsPushedAndSavedAsItIsPopped() throws {
    let app = try run("journal", keys: true)
    try app.click(app.row("Monday, No additional text"))
    try app.waitForFocus()
    try app.press("ctrl+End")
    try app.tap(["return", "r", "a", "i", "n"])
    try app.waitForText("Monday\nRain")
    try app.tap(["Back to Journal"])
    XCTAssertEqual(app.line(), "saved Monday|Rain")
    _ = try app.row("Monday, Rain")
    try app.waitForNo("Keyboard")
    try app.tap(["Compose"])
    try app.waitForFocus()
    try app.tap(["n", "e", "w", "Done"])
    XCTAssertEqual(app.line(), "saved New")
    XCTAssertEqual(
      try app.rows(),
      ["New, No additional text", "Monday, Rain", "Tuesday, No additional text"])
  }
}

extension App {
  /// The number of the role of a list's row on the bus.
  private var rowRole: String { "32" }

  fileprivate func row(_ name: String) throws -> Element {
    try wait("row \(name)") { $0.first { $0.role == rowRole && $0.name == name } }
  }

  fileprivate func rows() throws -> [String] {
    try elements().filter { $0.role == rowRole && $0.states.contains("visible") }
      .sorted { $0.frame.y < $1.frame.y }.map(\.name)
  }

  fileprivate func drag(from start: (x: Int, y: Int), by distance: Int) throws {
    var steps = ["mousemove", "\(start.x)", "\(start.y)", "mousedown", "1"]
    for step in 1...8 {
      steps += ["mousemove", "\(start.x + distance * step / 8)", "\(start.y)", "sleep", "0.02"]
    }
    try Program.run("xdotool", steps + ["mouseup", "1"])
  }
}
