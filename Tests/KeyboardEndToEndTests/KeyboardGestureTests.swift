// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import TestSupport
import XCTest

/// What fingers do that aren't lifted at once.
final class KeyboardGestureTests: XCTestCase {
  func testHeldAndDoubledKeys() {
    runSideBySide(SessionJob.inEachCompositor("gestures", run: Self.gestures))
  }

  private static let gestures: @Sendable (KeyboardSession, Keyboard) throws -> Void = {
    session, keyboard in
    let client = try GTKClient(in: session, "prose")
    try client.waitForFocus()
    try keyboard.wait("capitals") { $0.isShown && $0.isShifted }
    try keyboard.hold("E", thenSlide: 2)
    try keyboard.wait("small letters") { !$0.isShifted }
    try keyboard.hold("e", thenSlide: 1)
    try client.wait(for: "Éè")
    try lockCapitals(keyboard)
    for key in ["A", "B", "C"] { try keyboard.tap(key) }
    try keyboard.tap("⇪")
    try keyboard.wait("small letters") { !$0.isShifted }
    try keyboard.tap("d")
    try client.wait(for: "ÉèABCd")
    try slideCaret(keyboard)
    try client.wait(for: "ÉèAxBCd")
    try deleteAll(keyboard, client)
  }

  /// Taps shift twice, as fast as it takes.
  private static func lockCapitals(_ keyboard: Keyboard) throws {
    let keys = try keyboard.elements()
    guard let shift = keys["⇧"] else { throw Trouble("there is no shift") }
    try keyboard.tap(shift, of: keys)
    try keyboard.tap(shift, of: keys)
    try keyboard.wait("caps lock") { $0["⇪"] != nil && $0.isShifted }
  }

  /// Slides along the space bar: three characters to the left.
  private static func slideCaret(_ keyboard: Keyboard) throws {
    let keys = try keyboard.elements()
    guard let space = keys["space"] else { throw Trouble("there is no space bar") }
    let (x, y) = keyboard.place(of: space, in: keys)
    let finger = keyboard.session.finger
    try finger.down(x, y)
    for distance in 1...3 { try finger.move(x - distance * 10, y) }
    try finger.move(x - 35, y)
    try finger.up()
    try keyboard.tap("x")
  }

  /// A held backspace deletes until nothing is left, and no longer than it is held.
  private static func deleteAll(_ keyboard: Keyboard, _ client: GTKClient) throws {
    try client.set("one two three four five six")
    try client.select(27, 27)
    let keys = try keyboard.elements()
    guard let backspace = keys["⌫"] else { throw Trouble("there is no backspace") }
    let (x, y) = keyboard.place(of: backspace, in: keys)
    try keyboard.session.finger.down(x, y)
    let isShorter = try Deadline.usual.poll { try client.text().count < 15 ? true : nil }
    try expect(isShorter != nil, "a held backspace deletes once")
    try keyboard.session.finger.up()
    try keyboard.tap("z")
    let left = try Deadline.usual.poll { () -> String? in
      let text = try client.text()
      return text.hasSuffix("z") ? text : nil
    }
    guard let left else { throw Trouble("no letter after the deletion: \(try client.text())") }
    try expect("one two three four five six".hasPrefix(left.dropLast()), "it left “\(left)”")
    usleep(300_000)
    try expectEqual(try client.text(), left, "the text after the finger was lifted")
    try keyboard.session.finger.down(x, y)
    try client.wait(for: "")
    try keyboard.session.finger.up()
    try keyboard.wait("capitals") { $0.isShifted }
  }
}
