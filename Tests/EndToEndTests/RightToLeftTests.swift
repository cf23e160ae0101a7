// SPDX-License-Identifier: MIT

import XCTest

/// The fixture's bar in a language that goes from right to left.
final class RightToLeftTests: AppTestCase {
  func testTheBarIsWhatArrangeSays() throws {
    let sweep = try Sweep(launchRightToLeft("BarSweepFixture"), isRightToLeft: true)
    for width in [1600, 1200, 900, 700, 560, 550, 480, 400, 320, 260, 200, 320, 560, 800, 1600] {
      try sweep.check(width: width, height: 600)
    }
    for width in [600, 560, 550, 400, 320, 200, 400, 560] {
      try sweep.check(width: width, height: 300)
    }
  }

  func testTheFirstItemIsAtTheRight() throws {
    let app = try launchRightToLeft("SeedAssistant")
    try app.waitForButtons(["One", "Two", "Three"])
    let frames = try app.elements().filter(\.isButton).map(\.frame)
    XCTAssertGreaterThan(frames[0].x, 700)
    for (frame, next) in zip(frames, frames.dropFirst()) {
      XCTAssertLessThanOrEqual(next.maxX, frame.x)
    }
    try app.click(app.button("Two"))
    XCTAssertEqual(app.line(), "handleItemTwo")
  }
}
