// SPDX-License-Identifier: MIT

import XCTest

/// The bar from a hardware keyboard, over both examples.
final class ReachTests: AppTestCase {
  private func launchAssistant() throws -> App {
    let app = try launch("SeedAssistant")
    try app.waitForButtons(["One", "Two", "Three"])
    try app.waitForFocus()
    return app
  }

  func testAWalkAlongTheBarAndBack() throws {
    let app = try launchAssistant()
    try app.type("abc")
    try app.press("Left")
    try app.press("F6")
    try app.waitForFocus(on: "One")
    for (key, name) in [
      ("Right", "Two"), ("Right", "Three"), ("Right", "Three"), ("Left", "Two"), ("Home", "One"),
      ("Left", "One"), ("End", "Three"), ("Up", "Three"), ("Down", "Three"),
    ] {
      try app.press(key)
      try app.waitForFocus(on: name)
    }
    try app.press("Escape")
    try app.waitForFocus()
    try app.type("x")
    try app.waitForText("abxc")
  }

  func testEnterAndSpaceRunAndTheFocusStays() throws {
    let app = try launchAssistant()
    try app.press("F6")
    try app.press("Right")
    for key in ["Return", "space", "KP_Enter"] {
      try app.press(key)
      XCTAssertEqual(app.line(), "handleItemTwo")
      try app.waitForFocus(on: "Two")
    }
    try app.press("F6")
    try app.waitForFocus()
    try app.press("F6")
    try app.waitForFocus(on: "Two")
  }

  func testWhatIsTypedOnTheBarGoesToTheField() throws {
    let app = try launchAssistant()
    try app.press("F6")
    try app.waitForFocus(on: "One")
    try app.type("hey")
    try app.waitForText("hey")
    try app.waitForFocus()
    try app.press("F6")
    try app.press("ctrl+z")
    try app.waitForText("")
    try app.waitForFocus(on: "One")
    try app.press("Tab")
    try app.waitForFocus()
  }

  func testAListOpensAndClosesByKeys() throws {
    let app = try launchAssistant()
    try app.resize(width: 150, height: 500)
    try app.waitForButtons(["Choose"])
    try app.press("F6")
    for key in ["Menu", "shift+F10", "alt+Down", "Return"] {
      try app.waitForFocus(on: "Choose")
      try app.press(key)
      try app.waitForFocus(on: "One")
      try app.press("Down")
      try app.waitForFocus(on: "Two")
      try app.press("Escape")
    }
    try app.waitForFocus(on: "Choose")
    try app.press("Menu")
    try app.waitForFocus(on: "One")
    try app.press("Down")
    try app.press("Down")
    try app.press("Return")
    XCTAssertEqual(app.line(), "handleItemThree")
    try app.waitForFocus(on: "Choose")
    try app.press("Escape")
    try app.waitForFocus()
  }

  func testTheFocusFollowsCollapsingItems() throws {
    let app = try launchAssistant()
    try app.press("F6")
    try app.press("End")
    try app.waitForFocus(on: "Three")
    try app.resize(width: 150, height: 500)
    try app.waitForFocus(on: "Choose")
    try app.resize(width: 700, height: 500)
    try app.waitForFocus(on: "One")
    try app.press("Right")
    try app.waitForFocus(on: "Two")
  }

  func testArrowsGoWhereTheyPointFromRightToLeft() throws {
    let app = try launchRightToLeft("SeedAssistant")
    try app.waitForFocus()
    try app.press("F6")
    // The first item is at the right, where reading begins.
    try app.waitForFocus(on: "One")
    for (key, name) in [
      ("Right", "One"), ("Left", "Two"), ("Left", "Three"), ("Right", "Two"), ("Home", "One"),
      ("End", "Three"),
    ] {
      try app.press(key)
      try app.waitForFocus(on: name)
    }
  }

  func testTheTabKeyPassesTheBarBy() throws {
    let app = try launch("SeedToolbar")
    try app.waitForFocus()
    try app.press("Tab")
    try app.press("Tab")
    try app.press("Tab")
    XCTAssertFalse(try app.elements().contains { $0.isButton && $0.states.contains("focused") })
  }

  func testTheToolbarAndTheBarAreRows() throws {
    let app = try launch("SeedToolbar")
    try app.waitForFocus()
    try app.type("ab")
    try app.waitForText("ab")
    try app.press("F6")
    try app.waitForFocus(on: "Cancel")
    for (key, name) in [
      ("Right", "Reset"), ("Down", "Undo"), ("Up", "Cancel"), ("End", "Done"), ("Right", "Done"),
      ("Home", "Cancel"), ("Down", "Undo"),
    ] {
      try app.press(key)
      try app.waitForFocus(on: name)
    }
    // Undo disables itself, and Redo is there now.
    try app.press("Return")
    try app.waitForText("")
    try app.waitForFocus(on: "Redo")
    try app.press("Return")
    try app.waitForText("ab")
    try app.waitForFocus(on: "Undo")
    // An action that moves the first responder takes the focus with it.
    try app.press("Up")
    try app.waitForFocus(on: "Cancel")
    try app.press("Return")
    XCTAssertEqual(app.line(), "cancelPressed")
    try app.waitForButtons([])
    try app.press("F6")
    try app.click(app.field())
    try app.waitForFocus()
  }
}

extension App {
  /// Waits until a button or a row of a list has the focus.
  fileprivate func waitForFocus(on name: String) throws {
    _ = try wait("focus on \(name)") { elements in
      elements.first { $0.isButton && $0.name == name && $0.states.contains("focused") }
    }
  }
}
