// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// The keys and the field that they are for.
final class KeysFieldTests: KeysTestCase {
  func testAKeyHidesThemAndATapInTheFieldBringsThemBack() throws {
    let hands = try open()
    let app = hands.app
    try hands.tap("Q")
    try hands.tap("hide keyboard")
    try waitForNoKeys(app)
    try app.waitForFocus()
    try app.type("x")
    try app.waitForText("Qx")
    let bar = try app.wait("the bar") { $0.first { $0.name == "Shortcuts" } }
    XCTAssertEqual(bar.frame.height, 55)
    try app.click(app.field())
    try hands.tap("w")
    try app.waitForText("Qxw")
  }

  func testKeysAndFieldNeverCoverEachOther() throws {
    let hands = try open("lines")
    let app = hands.app
    for (width, height) in [
      (320, 480), (1440, 900), (480, 320), (360, 640), (1024, 768), (400, 800),
    ] {
      try app.resize(width: width, height: height)
      try hands.keys("keys in \(width) × \(height)") { keys in
        keys.count == 32 && keys.allSatisfy { (0...width - $0.frame.width).contains($0.frame.x) }
          && keys.map(\.frame.maxY).max().map { (height - 12...height).contains($0) } == true
      }
      try hands.tap("delete")
      try hands.tap("shift")
      try hands.tap("h", "i")
      try app.waitForText("hi")
      try app.waitForFocus()
      try hands.tap("delete", "delete")
      try app.waitForText("")
    }
  }

  func testSecretsPopNothingUpAndAreSuggestedNothing() throws {
    let hands = try open("secure", "words", "tell")
    XCTAssertFalse(try hands.app.elements().contains { $0.name == "first" })
    let q = try hands.keys()[0]
    try hands.run(hands.move(to: q))
    let before = try picture()
    try hands.run(["mousedown", "1"])
    usleep(700_000)  // longer than a long press
    let during = try picture()
    XCTAssertLessThan(
      changedRows(before, during).map { $0.count } ?? 0, q.frame.height + 8, "only the key changed")
    try hands.run(["mouseup", "1"])
    try hands.tap("a", "return")
    XCTAssertEqual(hands.app.line(), "return: qa")
  }

  func testOpenLettersPopUp() throws {
    let hands = try open()
    let a = try hands.key("A")
    try hands.run(hands.move(to: a))
    let before = try picture()
    try hands.run(["mousedown", "1"])
    let during = try picture()
    XCTAssertGreaterThan(
      changedRows(before, during).map { $0.count } ?? 0, a.frame.height + 20)
    try hands.run(["mouseup", "1"])
    try hands.app.waitForText("A")
  }

  func testReturnSaysWhatItDoes() throws {
    for (wish, label) in [
      ("search", "Search"), ("emergencyCall", "Emergency call"), ("continue", "Continue"),
    ] {
      let hands = try open(wish, "tell")
      try hands.tap("Q", label)
      XCTAssertEqual(hands.app.line(), "return: Q")
    }
  }

  func testReturnWaitsForTextWhereTheFieldAsksForIt() throws {
    let hands = try open("automatic", "send", "tell")
    XCTAssertFalse(try hands.key("Send").states.contains("sensitive"))
    try hands.tap("Send", "Q")
    try hands.keys("Send, enabled") { keys in
      keys.contains { $0.name == "Send" && $0.states.contains("sensitive") }
    }
    try hands.tap("Send")
    XCTAssertEqual(hands.app.line(), "return: Q")
    try hands.tap("delete")
    try hands.keys("Send, disabled") { keys in
      keys.contains { $0.name == "Send" && !$0.states.contains("sensitive") }
    }
  }

  func testReturnBreaksTheLineOfATextView() throws {
    let hands = try open("lines")
    try hands.tap("A", "return", "B")
    try hands.app.waitForText("A\nB")
  }

  func testSuggestionsAreTakenOnAPhone() throws {
    let hands = try open("words", width: 360, height: 640)
    let app = hands.app
    try hands.tap("F", "i")
    try app.click(app.button("second"))
    try app.waitForText("second ")
    try hands.tap("x")
    try app.waitForText("second x")
    try app.waitForFocus()
  }

  /// The field goes while a finger holds the key that deletes, which goes on until it is lifted.
  func testAFieldMayGoWhileAKeyIsHeld() throws {
    for wish in ["removes", "disables", "resigns"] {
      let hands = try open(wish)
      try holdDeleteUntilEmpty(hands)
      try waitForNoKeys(hands.app)
      try hands.run(["mouseup", "1"])
      XCTAssertNotNil(try hands.app.frame(), wish)
    }
  }

  /// A hidden field keeps the keyboard, as in UIKit; one that becomes secret starts anew.
  func testAFieldMayChangeWhileAKeyIsHeld() throws {
    for (wish, next) in [("hides", "Q"), ("secures", "q")] {
      let hands = try open(wish, "tell")
      try holdDeleteUntilEmpty(hands)
      try hands.run(["mouseup", "1"])
      try hands.tap(next, "return")
      XCTAssertEqual(hands.app.line(), "return: \(next)")
    }
  }

  private func holdDeleteUntilEmpty(_ hands: KeyHands) throws {
    try hands.tap("Q", "w")
    let delete = try hands.key("delete")
    try hands.run(hands.move(to: delete) + ["mousedown", "1", "sleep", "0.9"])
  }

  func testAWindowMayCloseWhileAKeyIsHeld() throws {
    for key in ["E", "delete", "space", "shift"] {
      let hands = try open()
      try hands.run(hands.move(to: hands.key(key)) + ["mousedown", "1", "sleep", "0.6"])
      try hands.app.closeWindow()
      XCTAssertEqual(hands.app.program.exitCode(), 0, key)
      try hands.run(["mouseup", "1"])
    }
  }

  func testAnAppMayEndWhileAKeyIsHeld() throws {
    let hands = try open()
    try hands.run(hands.move(to: hands.key("E")) + ["mousedown", "1", "sleep", "0.6"])
    let (exitCode, lines) = hands.app.finish()
    XCTAssertEqual(exitCode, 0)
    XCTAssertEqual(lines, [])
    try hands.run(["mouseup", "1"])
  }

  private func waitForNoKeys(_ app: App) throws {
    _ = try app.wait("no keys") { elements in elements.contains { $0.name == "Q" } ? nil : true }
  }

  /// The rows of a screen's pictures that differ; nil if none do.
  private func changedRows(_ before: Data, _ after: Data) -> ClosedRange<Int>? {
    XCTAssertEqual(before.count, after.count)
    let width = 3 * 1920
    let changed = stride(from: 0, to: before.count - width, by: width).filter {
      before[$0..<$0 + width] != after[$0..<$0 + width]
    }
    return changed.first.map { $0 / width...(changed.last ?? $0) / width }
  }
}
