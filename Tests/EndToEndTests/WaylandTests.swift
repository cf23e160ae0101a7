// SPDX-License-Identifier: MIT

import TestSupport
import XCTest

/// The example for Apple's page on UITextInputAssistantItem as a Wayland client of a compositor without a screen.
final class WaylandTests: AppTestCase {
  private var sway: Sway?

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    guard let sway else { return }
    self.sway = nil
    XCTAssertTrue(sway.stop(), "sway and wayvnc end when asked")
  }

  private func launch() throws -> (app: App, sway: Sway) {
    let sway = try Sway()
    self.sway = sway
    let app = try start(
      "SeedAssistant", environment: ["GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": sway.display])
    try waitForSize(app, width: 1000, height: 700)
    try app.waitForButtons(["One", "Two", "Three"])
    try app.waitForFocus()
    return (app, sway)
  }

  /// The window lies at the screen's origin, so its coordinates are the screen's.
  private func click(_ element: Element, _ sway: Sway) throws {
    let frame = element.frame
    try sway.click(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  private func narrow(_ app: App, _ sway: Sway) throws {
    try sway.command("floating enable")
    try waitForSize(app, width: 800, height: 600)
    try sway.command("resize set width 150 px height 500 px")
    try waitForSize(app, width: 150, height: 500)
    // Resized about its middle.
    try sway.command("move position 0 0")
    try app.waitForButtons(["Choose"])
  }

  private func waitForSize(_ app: App, width: Int, height: Int) throws {
    _ = try app.wait("a window \(width) × \(height)") { elements in
      elements.first { $0.role == "frame" && $0.frame.width == width && $0.frame.height == height }
    }
  }

  func testItemsAreButtonsInVisualOrderWhoseActionsRunOnce() throws {
    let (app, _) = try launch()
    let frames = try app.elements().filter(\.isButton).map(\.frame)
    for (frame, next) in zip(frames, frames.dropFirst()) {
      XCTAssertLessThanOrEqual(frame.maxX, next.x)
    }
    for name in ["Two", "One", "Three"] {
      XCTAssertTrue(try app.act(app.button(name)))
      XCTAssertEqual(app.line(), "handleItem\(name)")
    }
  }

  func testClicksRunTheMethodsAndTypingGoesOn() throws {
    let (app, sway) = try launch()
    try sway.type("ab")
    try app.waitForText("ab")
    for (name, text) in [("One", "abc"), ("Three", "abcd"), ("Two", "abcde")] {
      try click(app.button(name), sway)
      XCTAssertEqual(app.line(), "handleItem\(name)")
      try sway.type(String(text.suffix(1)))
      try app.waitForText(text)
    }
    try app.waitForFocus()
  }

  func testTheItemsAreOnThePicture() throws {
    let (app, sway) = try launch()
    let buttons = try app.elements().filter(\.isButton)
    let dark = try XCTUnwrap(
      try Deadline.usual.poll {
        let picture = try sway.picture()
        let counts = buttons.map { picture.darkPixels(in: $0.frame) }
        return counts.contains(0) ? nil : counts
      }, "some buttons have no text on the screen")
    for (button, count) in zip(buttons, dark) {
      // Text, not a dark box.
      XCTAssertLessThan(count, button.frame.width * button.frame.height / 3)
    }
  }

  func testEscapeClosesThePopoverOfANarrowWindow() throws {
    let (app, sway) = try launch()
    try narrow(app, sway)
    try click(app.button("Choose"), sway)
    try app.waitForButtons(["Choose", "One", "Two", "Three"])
    try sway.press("Escape")
    try app.waitForButtons(["Choose"])
    try app.waitForFocus()
    try sway.type("e")
    try app.waitForText("e")
  }

  func testAPopoverItemRunsOnceAndCloses() throws {
    let (app, sway) = try launch()
    try narrow(app, sway)
    try click(app.button("Choose"), sway)
    try app.waitForButtons(["Choose", "One", "Two", "Three"])
    XCTAssertTrue(try app.act(app.button("Two")))
    XCTAssertEqual(app.line(), "handleItemTwo")
    try app.waitForButtons(["Choose"])
    try app.waitForFocus()
  }
}
