// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// The example for Apple's page on UITextInputAssistantItem, driven from outside.
final class SeedAssistantTests: AppTestCase {
  private func launch() throws -> App {
    let app = try launch("SeedAssistant")
    try app.waitForButtons(["One", "Two", "Three"])
    try app.waitForFocus()
    return app
  }

  /// Narrow enough for One, Two and Three to go; waits for Choose.
  private func narrow(_ app: App) throws {
    try app.resize(width: 150, height: 500)
    try app.waitForButtons(["Choose"])
  }

  private func openChoose(_ app: App) throws {
    try app.click(app.button("Choose"))
    try app.waitForButtons(["Choose", "One", "Two", "Three"])
  }

  func testItemsAreButtonsInVisualOrder() throws {
    let app = try launch()
    let buttons = try app.elements().filter(\.isButton)
    XCTAssertEqual(buttons.map(\.name), ["One", "Two", "Three"])
    XCTAssertEqual(buttons.map(\.frame.x), buttons.map(\.frame.x).sorted())
    for (button, next) in zip(buttons, buttons.dropFirst()) {
      XCTAssertLessThanOrEqual(button.frame.maxX, next.frame.x)
    }
  }

  func testActionsRunTheMethodsOnce() throws {
    let app = try launch()
    for name in ["Two", "One", "Three"] {
      XCTAssertTrue(try app.act(app.button(name)))
      XCTAssertEqual(app.line(), "handleItem\(name)")
    }
  }

  func testClicksRunTheMethodsAndTypingGoesOn() throws {
    let app = try launch()
    try app.type("ab")
    try app.waitForText("ab")
    for (name, text) in [("One", "abc"), ("Three", "abcd"), ("Two", "abcde")] {
      try app.click(app.button(name))
      XCTAssertEqual(app.line(), "handleItem\(name)")
      try app.type(String(text.suffix(1)))
      try app.waitForText(text)
    }
    try app.waitForFocus()
  }

  func testTheMethodsNameShowsInTheWindow() throws {
    let app = try launch()
    try app.click(app.button("Two"))
    XCTAssertEqual(app.line(), "handleItemTwo")
    _ = try app.wait("the label") { $0.first { $0.role == "label" && $0.name == "handleItemTwo" } }
  }

  func testNarrowingCollapsesAndWideningExpands() throws {
    let app = try launch()
    try narrow(app)
    try app.waitForFocus()
    try app.type("x")
    try app.waitForText("x")
    try app.resize(width: 700, height: 500)
    try app.waitForButtons(["One", "Two", "Three"])
    try app.waitForFocus()
    try app.type("y")
    try app.waitForText("xy")
  }

  func testPopoverRowsAre44PointsHigh() throws {
    let app = try launch()
    try narrow(app)
    try openChoose(app)
    let rows = try app.elements().filter { $0.isButton && $0.name != "Choose" }.map(\.frame.y)
    XCTAssertEqual(zip(rows, rows.dropFirst()).map { $1 - $0 }, [44, 44])
  }

  func testAPopoverItemRunsOnceAndCloses() throws {
    let app = try launch()
    try narrow(app)
    try openChoose(app)
    try app.click(lastButton(app, "Two"))
    XCTAssertEqual(app.line(), "handleItemTwo")
    try app.waitForButtons(["Choose"])
    try app.waitForFocus()
    try app.type("z")
    try app.waitForText("z")
  }

  func testAPopoverItemsActionRunsOnceAndCloses() throws {
    let app = try launch()
    try narrow(app)
    XCTAssertTrue(try app.act(app.button("Choose")))
    try app.waitForButtons(["Choose", "One", "Two", "Three"])
    XCTAssertTrue(try app.act(app.button("Three")))
    XCTAssertEqual(app.line(), "handleItemThree")
    try app.waitForButtons(["Choose"])
    try app.waitForFocus()
  }

  func testEscapeClosesThePopover() throws {
    let app = try launch()
    try narrow(app)
    try openChoose(app)
    try app.press("Escape")
    try app.waitForButtons(["Choose"])
    try app.waitForFocus()
    try app.type("e")
    try app.waitForText("e")
  }

  func testAnOutsideClickClosesThePopover() throws {
    let app = try launch()
    try narrow(app)
    try openChoose(app)
    let label = try app.wait("a label") { $0.first { $0.role == "label" } }
    try app.click(label)
    try app.waitForButtons(["Choose"])
    try app.waitForFocus()
    try app.type("o")
    try app.waitForText("o")
  }

  func testASecondTapOnChooseClosesThePopover() throws {
    let app = try launch()
    try narrow(app)
    try openChoose(app)
    try app.click(app.button("Choose"))
    try app.waitForButtons(["Choose"])
    try app.waitForFocus()
  }

  func testWideningClosesThePopover() throws {
    let app = try launch()
    try narrow(app)
    try openChoose(app)
    try app.resize(width: 700, height: 500)
    try app.waitForButtons(["One", "Two", "Three"])
    try app.waitForFocus()
    try app.type("w")
    try app.waitForText("w")
  }

  /// A popover takes the release of the press that opened it; the bar must not wait for that.
  func testTheBarGoesOnChangingAfterALongPressAndASecondaryClick() throws {
    let app = try launch()
    try narrow(app)
    let presses: [(Element) throws -> Void] = [
      { try app.hold($0, seconds: 1) }, { try app.click($0, button: 3) },
    ]
    for press in presses {
      try press(app.button("Choose"))
      try app.waitForButtons(["Choose", "One", "Two", "Three"])
      try app.press("Escape")
      try app.waitForButtons(["Choose"])
      let toggle = try app.wait("the switch") { elements in
        elements.first { $0.role == "check box" && $0.name == "Shortcuts" }
      }
      try app.click(toggle)
      try app.waitForButtons([])
      try app.click(toggle)
      try app.waitForButtons(["Choose"])
    }
  }

  func testTheSwitchClearsTheBarAndBringsItBack() throws {
    let app = try launch()
    let before = try app.field().frame
    let toggle = try app.wait("the switch") { elements in
      elements.first { $0.role == "check box" && $0.name == "Shortcuts" }
    }
    try app.click(toggle)
    try app.waitForButtons([])
    try waitForField(app, height: before.height + 55)
    try app.click(toggle)
    try app.waitForButtons(["One", "Two", "Three"])
    try waitForField(app, height: before.height)
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

  /// The dock comes and goes in motion.
  private func waitForField(_ app: App, height: Int) throws {
    _ = try app.wait("a text view \(height) points high") { elements in
      elements.first { $0.states.contains("editable") && $0.frame.height == height }
    }
  }

  /// In a popover the names of the bar's own buttons may come a second time.
  private func lastButton(_ app: App, _ name: String) throws -> Element {
    try app.wait("button \(name)") { $0.last { $0.isButton && $0.name == name } }
  }
}
