// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// The contrast between what is written and its ground, measured from pictures of the screen.
final class KeysContrastTests: KeysTestCase {
  func testLight() throws { try check("Default") }
  func testDark() throws { try check("Default:dark") }
  func testHighContrast() throws { try check("Default:hc") }

  /// A field with a return key that is disabled at first, and suggestions.
  private func check(_ theme: String, line: UInt = #line) throws {
    let app = try launch(
      "KeysFixture", ["words", "send", "automatic"],
      environment: ["TOPRAIL_MODE": "keys", "GTK_THEME": theme])
    try app.waitForFocus()
    let hands = try KeyHands(app)
    try check(of: app, "letters", line: line)
    let e = try hands.key("E")
    try hands.run(hands.move(to: e) + ["mousedown", "1"])
    try check(of: app, "E held", line: line)
    usleep(700_000)
    let choices = Frame(x: e.frame.x, y: e.frame.y - 40, width: 8 * 32 - 10, height: 36)
    XCTAssertGreaterThanOrEqual(
      try picture(of: app).contrast(in: choices), 4.5, "choices, \(theme)", line: line)
    try hands.run(["mouseup", "1"])
    try hands.keys("Send, enabled") { keys in
      keys.contains { $0.name == "Send" && $0.states.contains("sensitive") }
    }
    try check(of: app, "E typed", line: line)
    try hands.tapTwice("shift")
    try hands.tap("numbers")
    try check(of: app, "symbols", line: line)
  }

  private func check(of app: App, _ what: String, line: UInt) throws {
    let elements = try app.elements()
    let picture = try picture(of: app)
    let buttons = elements.filter { $0.isButton && $0.frame.width > 12 }
    XCTAssertGreaterThan(buttons.count, 30)
    for button in buttons {
      let isEnabled = button.states.contains("sensitive")
      // Outlines and corners are no text.
      let contrast = picture.contrast(in: button.frame.inset(by: 6))
      XCTAssertGreaterThanOrEqual(
        contrast, isEnabled ? 4.5 : 3, "“\(button.name)”, \(what)", line: line)
    }
  }

  private func picture(of app: App) throws -> Picture {
    let folder = try PrivateFolder()
    let file = folder.path(of: "window.ppm")
    try self.picture().write(to: URL(fileURLWithPath: file))
    return try Picture(file)
  }
}
