// SPDX-License-Identifier: MIT

import XCTest

/// What assistive software finds on the bar: role, name, state and action of everything.
final class ReachAccessibilityTests: AppTestCase {
  private func launchSweep(width: Int) throws -> App {
    let app = try launch("BarSweepFixture")
    try app.resize(width: width, height: 600)
    _ = try app.button("first")
    return app
  }

  func testTheBarAndItsSuggestionsAreToolbars() throws {
    let app = try launchSweep(width: 1200)
    let bars = try app.elements().filter { $0.role == "tool bar" }
    XCTAssertEqual(bars.map(\.name), ["Shortcuts", "Suggestions"])
    let words = ["first", "second", "a considerably longer third"]
    XCTAssertEqual(
      try words.map { try app.button($0).description },
      ["1 of 3, Alt+1", "2 of 3, Alt+2", "3 of 3, Alt+3"])
    let toolbars = try launch("SeedToolbar").wait("toolbars") { elements in
      let bars = elements.filter { $0.role == "tool bar" }
      return bars.count > 1 ? bars : nil
    }
    XCTAssertEqual(toolbars.map(\.name).prefix(2), ["Toolbar", "Shortcuts"])
  }

  func testARepresentativeSaysWhetherItsListShows() throws {
    let app = try launch("SeedAssistant")
    try app.resize(width: 150, height: 500)
    try app.waitForButtons(["Choose"])
    let closed = try app.button("Choose").states
    XCTAssertTrue(closed.contains("expandable"))
    XCTAssertFalse(closed.contains("expanded"))
    XCTAssertTrue(try app.act(app.button("Choose")))
    _ = try app.wait("an open list") { elements in
      elements.first { $0.name == "Choose" && $0.states.contains("expanded") }
    }
    let rows = try app.elements().filter { $0.role == "menu item" }
    XCTAssertEqual(rows.map(\.name), ["One", "Two", "Three"])
    XCTAssertTrue(try app.act(rows[1]))
    XCTAssertEqual(app.line(), "handleItemTwo")
    _ = try app.wait("a closed list") { elements in
      elements.first { $0.name == "Choose" && !$0.states.contains("expanded") }
    }
  }

  func testARepresentativeWithAnActionHasAMenuBesideIt() throws {
    let app = try launch("BarSweepFixture")
    try app.resize(width: 560, height: 300)
    XCTAssertTrue(try app.act(app.button("More")))
    XCTAssertEqual(app.line(), "More")
    let menu = try app.wait("the menu") { $0.first { $0.role == "menu" && $0.name == "More menu" } }
    XCTAssertTrue(menu.states.contains("expandable"))
    XCTAssertTrue(try app.act(menu))
    let row = try app.wait("a row") { $0.first { $0.role == "menu item" && $0.name == "Wide" } }
    XCTAssertTrue(try app.act(row))
    XCTAssertEqual(app.line(), "Wide")
  }

  func testNothingThatIsCollapsedIsFound() throws {
    let app = try launch("BarSweepFixture")
    try app.resize(width: 560, height: 300)
    _ = try app.button("More")
    XCTAssertFalse(try app.elements().contains { $0.name == "Wide" })
    try app.resize(width: 1400, height: 600)
    _ = try app.button("Wide")
    XCTAssertFalse(try app.elements().contains { ["More", "More menu"].contains($0.name) })
  }

  /// Every element on the bar can be acted on and says what it is.
  func testEveryElementHasANameAndAnAction() throws {
    let app = try launchSweep(width: 1400)
    let items = try app.elements().filter { $0.isButton && !$0.description.contains(" of ") }
    XCTAssertEqual(
      items.map(\.name),
      [
        "Alpha", "Beta", "Gamma", "Favourite", "Unabridged edition", "Wide", "Search", "Important",
        "i", "Alone",
      ])
    for item in items.dropLast() {
      XCTAssertEqual(item.description, item.name == "Search" ? "Looks for it." : "")
      XCTAssertTrue(try app.act(item), item.name)
      XCTAssertEqual(app.line(), item.name)
    }
  }

  func testAltAndADigitTakeASuggestion() throws {
    let app = try launchSweep(width: 1200)
    try app.waitForFocus()
    try app.type("fi")
    try app.waitForText("fi")
    try app.press("alt+2")
    try app.waitForText("second ")
    // After an "x" there is only one.
    try app.type("x")
    try app.waitForText("second x")
    try app.press("alt+3")
    try app.press("alt+1")
    try app.waitForText("second first ")
    try app.press("F6")
    try app.press("alt+3")
    try app.waitForText("second first a considerably longer third ")
  }
}
