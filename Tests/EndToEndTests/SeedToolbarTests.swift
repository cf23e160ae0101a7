// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// The example with the toolbar extension `addToolbar(leading:trailing:)`, driven from outside.
final class SeedToolbarTests: AppTestCase {
  /// The toolbar's items, then what the bar under it offers of its own.
  private let buttons = ["Cancel", "Reset", "Done", "Undo", "Redo", "Paste"]

  private func launch() throws -> App {
    let app = try launch("SeedToolbar")
    try app.waitForButtons(buttons)
    try app.waitForFocus()
    return app
  }

  func testItemsAreButtonsAtBothEnds() throws {
    let app = try launch()
    let (cancel, reset) = try (app.button("Cancel").frame, app.button("Reset").frame)
    let done = try app.button("Done").frame
    XCTAssertLessThanOrEqual(cancel.maxX, reset.x)
    // Reset is leading, Done is trailing: most of the window lies between them.
    XCTAssertLessThan(reset.maxX, 200)
    XCTAssertGreaterThan(done.x, 700)
    XCTAssertEqual([cancel.y, reset.y], [done.y, done.y])
  }

  func testActionsRunTheMethodsOnce() throws {
    let app = try launch()
    XCTAssertTrue(try app.act(app.button("Reset")))
    XCTAssertEqual(app.line(), "resetPressed")
    XCTAssertTrue(try app.act(app.button("Done")))
    XCTAssertEqual(app.line(), "donePressed")
  }

  func testResetEmptiesTheFieldAndTypingGoesOn() throws {
    let app = try launch()
    try app.type("old")
    try app.waitForText("old")
    try app.click(app.button("Reset"))
    XCTAssertEqual(app.line(), "resetPressed")
    try app.waitForText("")
    try app.type("new")
    try app.waitForText("new")
  }

  func testCancelTakesEverythingAwayAndAClickBringsItBack() throws {
    let app = try launch()
    try app.type("kept")
    try app.click(app.button("Cancel"))
    XCTAssertEqual(app.line(), "cancelPressed")
    try app.waitForButtons([])
    _ = try app.wait("a field without focus") { elements in
      elements.first { $0.states.contains("editable") && !$0.states.contains("focused") }
    }
    try app.type("lost")
    try app.click(app.field())
    try app.waitForButtons(buttons)
    try app.waitForFocus()
    try app.press("End")
    try app.type("!")
    try app.waitForText("kept!")
  }

  func testDoneShowsTheTextAndEnds() throws {
    let app = try launch()
    try app.type("text")
    try app.waitForText("text")
    try app.click(app.button("Done"))
    XCTAssertEqual(app.line(), "donePressed")
    _ = try app.wait("the label") { elements in
      elements.first { $0.role == "label" && $0.name == "donePressed: text" }
    }
    try app.waitForButtons([])
  }

  func testTheUndoKeyWorksInACyrillicLayout() throws {
    let app = try launch()
    try app.type("text")
    try app.waitForText("text")
    try Program.run("setxkbmap", ["-layout", "ru,us"])
    addTeardownBlock { try Program.run("setxkbmap", ["-layout", "us"]) }
    // The code of the key that has z in the second layout.
    try Program.run("xdotool", ["key", "ctrl+52"])
    try app.waitForText("")
  }

  func testNarrowingKeepsAllItems() throws {
    let app = try launch()
    try app.resize(width: 320, height: 400)
    try app.waitForButtons(buttons)
    try app.click(app.button("Reset"))
    XCTAssertEqual(app.line(), "resetPressed")
  }

  func testSIGTERMEndsTheApp() throws {
    let app = try launch()
    app.program.signal(SIGTERM)
    XCTAssertEqual(app.program.exitCode(), 0)
  }

  func testClosingTheWindowEndsTheApp() throws {
    let app = try launch()
    try app.closeWindow()
    XCTAssertEqual(app.program.exitCode(), 0)
    XCTAssertEqual(app.program.lines.rest(), [])
  }
}
