// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

/// Fingers on the keys of a window, as the window system tells of them.
final class KeysFingersTests: XCTestCase {
  func testFastTypingWithTwoFingersKeepsTheOrder() throws {
    try runWithKeys { stage, field in
      var hands = Fingers(stage)
      // Each letter goes down before the one before it is lifted.
      var held: Int?
      for (index, letter) in "thequickbrownfox".enumerated() {
        let finger = 1 + index % 2
        hands.down(finger, on: String(letter))
        if let held { hands.up(held) }
        held = finger
      }
      if let held { hands.up(held) }
      XCTAssertEqual(field.text, "thequickbrownfox")
    }
  }

  func testShiftHeldByOneFingerCapitalizesWhatAnotherTypes() throws {
    try runWithKeys { stage, field in
      var hands = Fingers(stage)
      hands.down(1, on: "shift")
      for letter in ["A", "B"] { hands.tap(2, on: letter) }
      hands.up(1)
      hands.tap(2, on: "c")
      XCTAssertEqual(field.text, "ABc")
    }
  }

  func testAFingerThatTheSystemTakesAwayTypesNothing() throws {
    try runWithKeys { stage, field in
      var hands = Fingers(stage)
      hands.down(1, on: "a")
      hands.send(.cancelled, 1)
      hands.send(.ended, 1)
      hands.send(.moved, 1)
      hands.tap(1, on: "b")
      XCTAssertEqual(field.text, "b")
      XCTAssertEqual(stage.session.keyboard.pressedKeys, [])
    }
  }

  func testTheModeMayChangeWhileFingersAreDown() throws {
    try runWithKeys { stage, field in
      var hands = Fingers(stage)
      for key in ["a", "shift", "space", "delete", "numbers"] {
        hands.down(1, on: key)
        let point = hands.last
        InputSurroundings.shared.forcedMode = .bar
        stage.settle()
        hands.last = point
        hands.send(.moved, 1)
        hands.up(1)
        XCTAssertEqual(field.text, "", key)
        XCTAssertEqual(stage.session.keyboard.pressedKeys, [], key)
        InputSurroundings.shared.forcedMode = .keys
        stage.settle()
      }
      hands.tap(1, on: "b")
      XCTAssertEqual(field.text, "b")
    }
  }

  func testTheFieldMayGoWhileFingersAreDown() throws {
    for leave in [
      { $0.resignFirstResponder() }, { $0.removeFromSuperview() }, { $0.isEnabled = false },
    ] as [@MainActor (UITextField) -> Void] {
      try runWithKeys { stage, field in
        var hands = Fingers(stage)
        hands.down(1, on: "a")
        hands.down(2, on: "shift")
        leave(field)
        stage.settle()
        hands.up(1)
        hands.up(2)
        XCTAssertEqual(field.text, "a", "the second finger had the first one's letter typed")
        let next = stage.add(UITextField(), y: 80)
        next.autocapitalizationType = .none
        next.becomeFirstResponder()
        stage.settle()
        hands.tap(1, on: "b")
        XCTAssertEqual(next.text, "b")
      }
    }
  }

  func testTheWindowMayCloseWhileFingersAreDown() throws {
    try runWithKeys { stage, _ in
      var hands = Fingers(stage)
      hands.down(1, on: "delete")
      stage.window.isHidden = true
      drainMainLoop()
      hands.up(1)
      XCTAssertEqual(stage.session.keyboard.pressedKeys, [])
    }
  }

  func testAnotherSizeWhileAFingerIsDownKeepsItsKey() throws {
    try runWithKeys { stage, field in
      var hands = Fingers(stage)
      hands.down(1, on: "p")
      stage.window.frame.size = CGSize(width: 700, height: 500)
      stage.settle()
      hands.up(1)
      XCTAssertEqual(field.text, "p")
    }
  }

  private func runWithKeys(_ body: @MainActor (Stage, UITextField) throws -> Void) throws {
    try Stage.run(width: 400, height: 800) { stage in
      InputSurroundings.shared.forcedMode = .keys
      defer { InputSurroundings.shared.forcedMode = nil }
      let field = stage.add(UITextField())
      field.autocapitalizationType = .none
      field.becomeFirstResponder()
      stage.settle()
      try body(stage, field)
    }
  }
}

extension Stage {
  fileprivate var session: InputSession { window.inputHost.session }
}

/// Fingers on the keys, at any number of places at once.
@MainActor
private struct Fingers {
  let stage: Stage
  var last = (x: 0.0, y: 0.0)
  private var time = 1.0

  init(_ stage: Stage) { self.stage = stage }

  mutating func tap(_ finger: Int, on name: String) {
    down(finger, on: name)
    up(finger)
  }

  mutating func down(_ finger: Int, on name: String, line: UInt = #line) {
    stage.drain()
    let keys = stage.window.inputHost.dock.keys
    let session = stage.session
    let id = session.keyboard.layout.keys(on: session.keyboard.layer).first {
      session.keyboard.appearance(of: $0).spokenLabel == name
    }
    guard let id else { return XCTFail("no key \(name)", line: line) }
    let arrangement = arrangeKeys(
      session.keyboard.layout, layer: id.layer, width: Double(keys.frame.width),
      metrics: keys.metrics)
    guard let frame = arrangement[id] else { return XCTFail("no place for \(name)", line: line) }
    last = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    send(.began, finger)
  }

  mutating func up(_ finger: Int) { send(.ended, finger) }

  mutating func send(_ phase: PointerEvent.Phase, _ finger: Int) {
    time += 0.01
    stage.window.inputHost.dock.keys.handle(
      PointerEvent(
        phase: phase, touch: finger, x: last.x, y: last.y, time: time, isPrimary: true))
  }
}
