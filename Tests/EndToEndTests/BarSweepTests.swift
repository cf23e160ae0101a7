// SPDX-License-Identifier: MIT

import InputAssistant
import XCTest

/// What is on the screen beside what `arrange` says of texts that Pango measured here.
final class BarSweepTests: AppTestCase {
  func testShrinkingAndGrowingInATallWindow() throws {
    let sweep = try Sweep(launch("BarSweepFixture"))
    for width in stride(from: 1600, through: 200, by: -10) {
      try sweep.check(width: width, height: 600)
    }
    for width in stride(from: 200, through: 1600, by: 10) {
      try sweep.check(width: width, height: 600)
    }
  }

  func testShrinkingAndGrowingInALowWindow() throws {
    let sweep = try Sweep(launch("BarSweepFixture"))
    for width in stride(from: 600, through: 200, by: -10) {
      try sweep.check(width: width, height: 300)
    }
    for width in stride(from: 200, through: 600, by: 10) {
      try sweep.check(width: width, height: 300)
    }
  }

  /// As many sizes as the X server can send, none waited for.
  func testAFastDragEndsAsItShould() throws {
    let app = try launch("BarSweepFixture")
    let sweep = try Sweep(app)
    try app.waitForFocus()
    for (first, last) in [(1600, 200), (200, 1600), (1600, 550)] {
      let step = first < last ? 25 : -25
      let sizes = stride(from: first, through: last, by: step).map { (width: $0, height: 600) }
      try app.drag(through: sizes)
      try sweep.check(width: last, height: 600)
    }
    try app.waitForFocus()
    try app.type("still here")
    try app.waitForText("still here")
  }

  func testFewerSuggestionsLeaveNoneBehind() throws {
    let app = try launch("BarSweepFixture")
    try app.waitForFocus()
    let all = try app.wait("suggestions") { elements in
      elements.contains { $0.name == "second" } ? elements.filter(\.isButton).map(\.name) : nil
    }
    try app.type("x")
    try app.waitForButtons(all.filter { $0 != "second" && $0 != "a considerably longer third" })
    try app.type("y")
    try app.waitForButtons(all)
  }

  func testOneJumpFromEachEndToTheOther() throws {
    let sweep = try Sweep(launch("BarSweepFixture"))
    for width in [1600, 200, 1600, 560, 550, 560, 200] {
      try sweep.check(width: width, height: 600)
    }
  }
}
