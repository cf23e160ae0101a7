// SPDX-License-Identifier: MIT

import TestSupport
import XCTest

/// Forms as iOS apps write them: fields, pads of digits and what leads from one to the next.
final class ProgramsFormTests: ProgramsTestCase {
  func testReturnLeadsThroughALoginFormThatScrolls() throws {
    let app = try run("login", keys: true)
    try app.click(app.field("E-mail"))
    try app.waitForFocus(in: "E-mail")
    XCTAssertLessThan(try app.field("E-mail").frame.maxY, try app.keysTop(), "it is in sight")
    try app.tap(["a", "@", "b", "Next"])
    try app.waitForFocus(in: "Password")
    XCTAssertLessThan(try app.field("Password").frame.maxY, try app.keysTop())
    try app.type("wrong")
    try app.press("Return")
    XCTAssertEqual(app.line(), "refused")
    try app.label("No account has this e-mail address and password.")
    try app.click(app.field("Password"))
    try app.waitForNo("No account has this e-mail address and password.")
    try app.press("ctrl+a")
    try app.type("secret")
    try app.tap(["Done"])
    XCTAssertEqual(app.line(), "logged in as a@b")
    try app.waitForNo("Keyboard")
  }

  func testPadsOfDigitsBringDoneAndTheTotalFollows() throws {
    let app = try run("numbers", keys: true)
    try app.click(app.field("Quantity"))
    try app.tap(["1", "2", "Done"])
    XCTAssertEqual(app.line(), "Quantity 12")
    try app.waitForNo("Keyboard")
    try app.click(app.field("Unit price"))
    try app.tap(["2", ".", "5"])
    try app.label("Total 30.00")
    try app.tap(["delete"])
    try app.label("Total 24.00")
    try app.tap(["Done"])
    XCTAssertEqual(app.line(), "Unit price 2.")
  }

  func testTheToolbarLeadsThroughAContact() throws {
    let app = try run("contact", keys: true)
    try app.waitForFocus(in: "First name")
    try app.tap(["a", "d", "a", "Next"])
    try app.waitForFocus(in: "Last name")
    try app.tap(["Next"])
    try app.waitForFocus(in: "Phone")
    try app.tap(["4", "2", "Previous"])
    try app.waitForFocus(in: "Last name")
    try app.tap(["k", "Done"])
    XCTAssertEqual(app.line(), "Ada|K|42||")
    try app.waitForNo("Next")
  }

  func testDigitsOfACodeLeadOn() throws {
    let app = try run("passcode", keys: true)
    try app.waitForFocus(in: "Digit 1")
    try app.tap(["1", "2"])
    try app.waitForFocus(in: "Digit 3")
    try app.type("x3")
    try app.waitForFocus(in: "Digit 4")
    try app.tap(["delete"])
    try app.waitForFocus(in: "Digit 3")
    try app.wait(for: "", in: "Digit 3")
    try app.tap(["delete"])
    try app.waitForFocus(in: "Digit 2")
    try app.tap(["2", "3", "4"])
    XCTAssertEqual(app.line(), "code 1234")
    try app.label("Welcome!")
  }

  func testSettingsScrollAndSwitch() throws {
    let app = try run("settings")
    try app.click(app.checkBox("Sounds"))
    XCTAssertEqual(app.line(), "Sounds on")
    XCTAssertTrue(try app.act(app.checkBox("Badges")))
    XCTAssertEqual(app.line(), "Badges on")
    try app.click(app.field("Device name"))
    try app.type("box")
    XCTAssertGreaterThan(try app.button("Reset All Settings").frame.maxY, 640)
    for _ in 0..<4 { try app.turnWheel(down: true, x: 100, y: 300) }
    _ = try app.wait("the last row") { elements in
      elements.first { $0.name == "Reset All Settings" && $0.frame.maxY <= 640 }
    }
    XCTAssertEqual(app.line(), "name box", "a drag ends editing")
    try app.click(app.button("Reset All Settings"))
    XCTAssertEqual(app.line(), "reset")
    _ = try app.wait("all off") { elements in
      elements.contains { $0.role == "check box" && $0.states.contains("checked") } ? nil : true
    }
    XCTAssertEqual(try app.reader.text(app.field("Device name"), of: app.program.pid), "box")
  }

  func testTheTipComesFromAMenuAndASheet() throws {
    let app = try run("tip")
    try app.click(app.field("Amount"))
    try app.type("10.50")
    try app.label("15 %: 12.07")
    try app.click(app.button("Percentage"))
    try app.click(app.button("20 %"))
    try app.label("20 %: 12.60")
    try app.click(app.button("Rounding"))
    try app.click(app.button("Round Up"))
    try app.label("20 %: 13.00")
  }
}

extension App {
  fileprivate func keysTop() throws -> Int {
    try wait("the keys") { $0.first { $0.name == "Keyboard" }?.frame.y }
  }

  fileprivate func checkBox(_ name: String) throws -> Element {
    try wait("switch \(name)") { $0.first { $0.role == "check box" && $0.name == name } }
  }
}
