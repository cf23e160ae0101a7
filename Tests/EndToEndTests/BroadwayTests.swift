// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// Windows served to a browser, as `make run` does without a display.
final class BroadwayTests: AppTestCase {
  private var app: Program?
  private var broadway: Broadway?
  private var browser: Browser?

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    defer { (app, broadway, browser) = (nil, nil, nil) }
    if let browser { XCTAssertTrue(browser.stop(), "the browser ends when asked") }
    if let app {
      app.signal(SIGTERM)
      XCTAssertEqual(app.exitCode(), 0, "SIGTERM ends an app in an orderly way")
      XCTAssertEqual(app.lines.rest(), [], "no action ran that nobody asked for")
    }
    if let broadway { XCTAssertTrue(broadway.stop(), "gtk4-broadwayd ends when asked") }
  }

  private func launch(_ name: String) throws -> (app: Program, browser: Browser, window: Frame) {
    let broadway = try Broadway()
    self.broadway = broadway
    let app = try Program(
      App.path(of: name), environment: environment.merging(broadway.environment) { $1 })
    self.app = app
    let browser = try Browser(broadway.address)
    self.browser = browser
    let window = try browser.window()
    XCTAssertEqual([window.width, window.height], [800, 600])
    return (app, browser, window)
  }

  func testAnItemIsOnThePageAndRunsOnceAndTypingShows() throws {
    let (app, browser, window) = try launch("SeedAssistant")
    // The first item's middle, from the bar's edges: both are at the window's lower left corner.
    let one = (x: window.x + 26, y: window.maxY - 28)
    let label = Frame(x: one.x - 14, y: one.y - 20, width: 28, height: 40)
    let page = try browser.picture("text on One") { $0.darkPixels(in: label) > 20 }
    XCTAssertLessThan(page.darkPixels(in: label), 28 * 40 / 3, "text, not a dark box")
    XCTAssertGreaterThan(page.colours(), 100)

    try browser.click(x: one.x, y: one.y)
    XCTAssertEqual(app.lines.next(), "handleItemOne")

    // Within the text view, clear of the caret of the empty line.
    let text = Frame(x: window.x + 24, y: window.y + 162, width: 300, height: 200)
    XCTAssertEqual(page.darkPixels(in: text), 0)
    try browser.type("hello")
    _ = try browser.picture("typed text") { $0.darkPixels(in: text) > 50 }
    try browser.click(x: one.x, y: one.y)
    XCTAssertEqual(app.lines.next(), "handleItemOne")
  }

  func testTypedTextArrives() throws {
    let (app, browser, window) = try launch("BarSweepFixture")
    // The last item tells the text: it is at the window's lower right corner.
    let last = (x: window.maxX - 26, y: window.maxY - 28)
    let label = Frame(x: last.x - 18, y: last.y - 20, width: 36, height: 40)
    _ = try browser.picture("text on the last item") { $0.darkPixels(in: label) > 20 }
    try browser.type("hello")
    try browser.click(x: last.x, y: last.y)
    XCTAssertEqual(app.lines.next(), "hello")
    try browser.type(" 42")
    try browser.click(x: last.x, y: last.y)
    XCTAssertEqual(app.lines.next(), "hello 42")
  }
}
