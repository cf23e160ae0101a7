// SPDX-License-Identifier: MIT

import TestSupport
import XCTest

/// Editors, a terminal and keyboards of an app's own.
final class ProgramsTextTests: ProgramsTestCase {
  func testATerminalTakesKeysAndItsOwnItems() throws {
    let app = try run("terminal", keys: true)
    try app.label("$ _")
    try app.tap(["l", "s", "Tab", "|"])
    try app.type("x")
    try app.tap(["Esc", "delete", "delete", "delete"])
    try app.label("$ ls    |_")
    try app.tap(["return"])
    XCTAssertEqual(app.line(), "ran ls    |")
    try app.press("Return")
    XCTAssertEqual(app.line(), "ran ")
    try app.label("$ ls    |\n$ \n$ _")
  }

  func testBracketsGoRoundTheSelection() throws {
    let app = try run("code-editor", keys: true)
    try app.waitForFocus()
    try app.tap(["a"])
    try app.press("ctrl+a")
    try app.tap(["()"])
    try app.waitForText("(a)")
    try app.type("b")
    try app.waitForText("(ab)")
    try app.press("End")
    try app.type("{")
    try app.press("Return")
    try app.type("c")
    try app.waitForText("(ab){\n  c")
    try app.tap(["Undo"])
    try app.waitForText("(ab){\n  ")
    try app.tap(["Redo"])
    try app.waitForText("(ab){\n  c")
    try app.resize(width: 240, height: 640)
    try app.click(app.button("{ }"))
    try app.click(app.button("[]"))
    try app.waitForText("(ab){\n  c[]")
  }

  func testThePreviewFollowsTheSource() throws {
    let app = try run("markdown", keys: true)
    try app.waitForFocus(in: "Source")
    try app.type("two words")
    try app.press("shift+ctrl+Left")
    try app.title("Markdown: 5 selected")
    try app.tap(["Bold"])
    try app.wait(for: "two **words**", in: "Source")
    try app.waitForPreview("two words\n")
    try app.type("w")
    try app.wait(for: "two **w**", in: "Source")
    try app.tap(["Heading"])
    try app.wait(for: "# two **w**", in: "Source")
    try app.waitForPreview("two w\n")
    let (above, below) = try app.sides()
    XCTAssertLessThan(above.y, below.y)
    try app.resize(width: 1024, height: 768)
    _ = try app.wait("one beside the other") { _ in
      let (left, right) = try app.sides()
      return left.y == right.y && left.x < right.x ? true : nil
    }
  }

  func testACalculatorHasKeysOfItsOwn() throws {
    let app = try run("calculator", keys: true)
    try app.waitForFocus(in: "Display")
    try app.tap(["1", "2", "×"])
    try app.label("12 ×")
    try app.tap(["3", "="])
    XCTAssertEqual(app.line(), "= 36")
    try app.wait(for: "36", in: "Display")
    try app.tap(["÷", "0", "="])
    XCTAssertEqual(app.line(), "= Error")
    try app.waitForNo("Keyboard")
    XCTAssertTrue(try app.act(app.button("C")))
    try app.wait(for: "", in: "Display")
    // Four keys fill the width.
    XCTAssertGreaterThan(try app.button("+").frame.maxX, 320)
    XCTAssertEqual(try app.field("Display").frame.maxX, 341)
  }

  func testAStopwatchRunsByKeyCommands() throws {
    let app = try run("stopwatch")
    try app.label("00:00.0")
    try app.press("space")
    XCTAssertEqual(app.line(), "started")
    _ = try app.wait("time that passes") { elements in
      elements.first { $0.role == "label" && $0.name.hasPrefix("00:00.") && $0.name != "00:00.0" }
    }
    try app.press("ctrl+l")
    XCTAssertEqual(app.line(), "lap 1")
    try app.click(app.button("Stop"))
    XCTAssertEqual(app.line(), "stopped")
    try app.click(app.button("Lap"))
    XCTAssertEqual(app.line(), "lap 2")
    try app.label("2 laps")
    try app.press("ctrl+r")
    XCTAssertEqual(app.line(), "reset")
    try app.label("00:00.0")
  }
}

extension App {
  fileprivate func title(_ title: String) throws {
    _ = try wait("title \(title)") { $0.first { $0.role == "frame" && $0.name == title } }
  }

  fileprivate func waitForPreview(_ text: String) throws {
    _ = try wait("the preview “\(text)”") { elements in
      try elements.first { $0.name == "Preview" }
        .flatMap { try reader.text($0, of: program.pid) == text ? true : nil }
    }
  }

  fileprivate func sides() throws -> (Frame, Frame) {
    try wait("source and preview") { elements in
      elements.first { $0.name == "Source" }.flatMap { source in
        elements.first { $0.name == "Preview" }.map { (source.frame, $0.frame) }
      }
    }
  }
}
