// SPDX-License-Identifier: MIT

import InputAssistant
import TestSupport
import XCTest

/// Sides of a narrow bar, scrolled away from their start.
final class ScrolledSidesTests: AppTestCase {
  private let width = 300
  private let height = 600

  func testTheWheelBringsTheLastItemsIntoView() throws {
    let app = try launch("BarSweepFixture")
    try scrollBothSides(of: app, Sweep(app))
  }

  func testTheWheelBringsTheLastItemsIntoViewFromRightToLeft() throws {
    let app = try launchRightToLeft("BarSweepFixture")
    try scrollBothSides(of: app, Sweep(app, isRightToLeft: true))
  }

  private func scrollBothSides(of app: App, _ sweep: Sweep) throws {
    try sweep.check(width: width, height: height)
    try app.waitForFocus()
    try app.type("typed")
    try app.waitForText("typed")
    let arrangement = sweep.arrangement(width: width, height: height)
    for (side, first, last, line) in [
      (BarSide.leading, "Greek", "Unabridged edition", "Unabridged edition"),
      (.trailing, "More", "Alone", "typed"),
    ] {
      let region = try XCTUnwrap(arrangement.region(side), "the \(side) side scrolls")
      let place = Frame(
        x: Int(region.frame.x), y: height - Int(arrangement.height - region.frame.y),
        width: Int(region.frame.width), height: Int(region.frame.height))
      try turnWheel(down: true, over: place, of: app, until: last)
      try app.click(app.button(last))
      XCTAssertEqual(app.line(), line)
      try turnWheel(down: false, over: place, of: app, until: first)
    }
    try sweep.check(width: width, height: height)
    try app.waitForFocus()
  }

  /// Turns the wheel, a notch at a time, until a button is wholly in a side.
  private func turnWheel(down: Bool, over side: Frame, of app: App, until name: String) throws {
    var frames: [Frame] = []
    for _ in 0..<20 {
      let frame = try app.button(name).frame
      if frame.x >= side.x, frame.maxX <= side.maxX { return }
      frames.append(frame)
      try app.turnWheel(
        down: down, x: side.x + side.width / 2, y: side.y + side.height / 2)
      _ = try Deadline(seconds: 1).poll { try app.button(name).frame == frame ? nil : () }
    }
    throw Trouble("\(name) stays out of \(side): \(frames)")
  }
}
