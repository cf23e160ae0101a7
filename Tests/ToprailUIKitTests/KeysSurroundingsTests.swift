// SPDX-License-Identifier: MIT

import CGtk
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

/// A keyboard of the system's, as far as the bus knows it.
@MainActor
private final class SystemKeyboard {
  private let id: guint

  init() {
    id = g_bus_own_name(
      G_BUS_TYPE_SESSION, "sm.puri.OSK0", G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil, nil)
  }

  func leave() { g_bus_unown_name(id) }
}

@MainActor
private var surroundings: InputSurroundings { .shared }

final class KeysSurroundingsTests: XCTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { surroundings.isTouching = false }
  }

  func testTouchBringsKeysAndAHardwareKeySendsThemAway() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(surroundings.mode, .bar)
      let finger = PointerEvent(
        phase: .began, touch: 7, x: 400, y: 500, time: 0, isPrimary: true)
      stage.window.inputHost.follow(finger)
      stage.settle()
      XCTAssertEqual(surroundings.mode, .keys)
      XCTAssertTrue(stage.window.inputHost.dock.keys.isShown)
      stage.pressWindowKey(GDK_KEY_Shift_L)
      XCTAssertEqual(surroundings.mode, .keys)
      stage.pressWindowKey(GDK_KEY_a)
      stage.settle()
      XCTAssertEqual(surroundings.mode, .bar)
      XCTAssertFalse(stage.window.inputHost.dock.keys.isShown)
    }
  }

  func testClickOfAPointerBringsNoKeys() throws {
    try Stage.run { stage in
      stage.add(UITextField()).becomeFirstResponder()
      let click = PointerEvent(phase: .began, touch: 0, x: 9, y: 9, time: 0, isPrimary: true)
      stage.window.inputHost.follow(click)
      XCTAssertEqual(surroundings.mode, .bar)
    }
  }

  func testSystemsKeyboardIsLeftToItsWork() throws {
    try Stage.run { stage in
      stage.add(UITextField()).becomeFirstResponder()
      surroundings.isTouching = true
      XCTAssertEqual(surroundings.mode, .keys)
      let keyboard = SystemKeyboard()
      stage.pump("the keyboard on the bus") { surroundings.mode == .bar }
      keyboard.leave()
      stage.pump("the keyboard's end") { surroundings.mode == .keys }
    }
  }
}
