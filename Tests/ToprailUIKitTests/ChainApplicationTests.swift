// SPDX-License-Identifier: MIT

import GLib
import UIKit
import XCTest

@testable import ToprailUIKit

/// Opens a window, and writes down what it is told.
@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate {
  var lines: [String] = []
  var window: UIWindow?
  var opens = true
  var answer = true
  var whenOpen: (UIWindow) -> Void = { _ in }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    lines.append("launched")
    if opens { open() }
    return answer
  }

  func open() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    whenOpen(window)
  }

  func applicationWillTerminate(_ application: UIApplication) { lines.append("terminates") }
}

/// The app's loop and its windows.
final class ChainApplicationTests: XCTestCase {
  private func run(_ body: @MainActor (Delegate) throws -> Void) throws {
    try Stage.onDisplay {
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      defer { UIApplication.shared.delegate = nil }
      try body(delegate)
    }
  }

  func testClosingTheLastWindowEndsTheLoop() throws {
    try run { delegate in
      delegate.whenOpen = { window in MainLoop.after(0.05) { window.clickClose() } }
      XCTAssertEqual(ApplicationLoop.run(.shared), 0)
      XCTAssertEqual(delegate.lines, ["launched", "terminates"])
      XCTAssertEqual(delegate.window?.isHidden, true)
      XCTAssertEqual(UIApplication.shared.windows, [])
    }
  }

  func testTheLoopGoesOnWhileAWindowIsOpen() throws {
    try run { delegate in
      let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      var wasOpen = false
      delegate.whenOpen = { window in
        second.makeKeyAndVisible()
        MainLoop.after(0.05) { window.clickClose() }
        MainLoop.after(0.15) {
          wasOpen = !second.isHidden
          second.clickClose()
        }
      }
      XCTAssertEqual(ApplicationLoop.run(.shared), 0)
      XCTAssertTrue(wasOpen)
    }
  }

  func testAWindowLetGoClosesToo() throws {
    try run { delegate in
      delegate.whenOpen = { [weak delegate] _ in MainLoop.after(0.05) { delegate?.window = nil } }
      XCTAssertEqual(ApplicationLoop.run(.shared), 0)
      XCTAssertEqual(delegate.lines, ["launched", "terminates"])
    }
  }

  func testAnAppMayShowItsFirstWindowLater() throws {
    try run { delegate in
      delegate.opens = false
      MainLoop.after(0.05) {
        delegate.lines.append("later")
        delegate.open()
        MainLoop.after(0.05) { delegate.window?.clickClose() }
      }
      XCTAssertEqual(ApplicationLoop.run(.shared), 0)
      XCTAssertEqual(delegate.lines, ["launched", "later", "terminates"])
    }
  }

  func testTheDelegatesAnswerEndsNothing() throws {
    try run { delegate in
      delegate.answer = false
      delegate.whenOpen = { window in MainLoop.after(0.05) { window.clickClose() } }
      XCTAssertEqual(ApplicationLoop.run(.shared), 0)
      XCTAssertEqual(delegate.lines, ["launched", "terminates"])
    }
  }

  func testAnAppThatClosesItsOnlyWindowAsItLaunchesEnds() throws {
    try run { delegate in
      delegate.whenOpen = { $0.isHidden = true }
      XCTAssertEqual(ApplicationLoop.run(.shared), 0)
      XCTAssertEqual(delegate.lines, ["launched"])
    }
  }

  func testTheScreenHasTheMonitorsSize() throws {
    try Stage.onDisplay {
      XCTAssertGreaterThan(UIScreen.main.bounds.width, 0)
      XCTAssertEqual(UIScreen.main.bounds.origin, .zero)
      XCTAssertEqual(
        UIScreen.main.nativeBounds.width, UIScreen.main.bounds.width * UIScreen.main.scale)
    }
  }

  func testTheNewestKeyWindowReceivesActions() throws {
    try Stage.run { first in
      let second = Stage()
      defer { second.close() }
      XCTAssert(UIApplication.shared.keyWindow === second.window)
      first.window.makeKey()
      XCTAssert(UIApplication.shared.keyWindow === first.window)
      XCTAssertEqual(UIApplication.shared.windows, [first.window, second.window])
    }
  }

  func testAnotherWindowBecomesKeyWhenTheKeyWindowIsLetGo() throws {
    try Stage.onDisplay {
      let stage = Stage()
      defer { stage.close() }
      var other: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      other?.makeKeyAndVisible()
      XCTAssertTrue(UIApplication.shared.keyWindow === other)
      other = nil
      drainMainLoop()
      XCTAssertTrue(UIApplication.shared.keyWindow === stage.window)
    }
  }
}
