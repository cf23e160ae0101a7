// SPDX-License-Identifier: MIT

import XCTest

/// What hands do on the keys besides tapping letters.
final class KeysTypingTests: KeysTestCase {
  func testLongPressesChooseBySliding() throws {
    let hands = try open()
    try hands.tap("shift")
    let (e, o) = (try hands.key("e"), try hands.key("o"))
    try hands.run(
      hands.steps(holding: e) + hands.steps(holding: e, slidingBy: 64)
        + hands.steps(holding: o, slidingBy: -128) + hands.steps(holding: o, slidingBy: 200))
    try hands.app.waitForText("eéöo")
    try hands.tap("shift")
    try hands.run(hands.steps(holding: hands.key("A"), slidingBy: 5 * 32))
    try hands.app.waitForText("eéöoÆ")
    _ = try hands.key("a")
  }

  func testBackspaceRepeatsWhileItIsHeldAndNoLonger() throws {
    let hands = try open()
    try hands.tap("shift")
    let keys = try hands.keys()
    try hands.tap(Array(keys[..<10]) + Array(keys[..<5]))
    try hands.app.waitForText("qwertyuiopqwert")
    let delete = try hands.key("delete")
    try hands.run(hands.move(to: delete) + ["mousedown", "1", "sleep", "1.05", "mouseup", "1"])
    let app = hands.app
    let left = try app.wait("a shorter text") { elements in
      try elements.first { $0.states.contains("editable") }.flatMap {
        let count = try app.reader.text($0, of: app.program.pid).count
        return count <= 10 ? count : nil
      }
    }
    // At once, after 0.5 s and then each 0.1 s: seven, or one more or less by the pointer's program.
    XCTAssertTrue((7...10).contains(left), "\(left) left of 15")
    try hands.tap("x")
    try app.waitForText("qwertyuiopqwert".prefix(left) + "x")
  }

  func testShiftIsForOneLetterAndTwoTapsLockIt() throws {
    let hands = try open()
    try hands.tap("A", "b", "shift", "C", "d")
    try hands.app.waitForText("AbCd")
    try hands.tap([hands.key("shift"), hands.key("shift")])
    try hands.tap("E", "F")
    try hands.tap("caps lock", "g")
    try hands.app.waitForText("AbCdEFg")
  }

  func testSlidingOnTheSpaceBarMovesTheCaret() throws {
    let hands = try open()
    let keys = try hands.keys()
    try hands.tap(Array(keys[..<5]))
    let space = try hands.key("space")
    // A third of the first 15 points is for nothing, then 10 for each character.
    try hands.run(
      hands.move(to: space) + ["mousedown", "1"]
        + stride(from: -5, through: -35, by: -5).flatMap { hands.move(to: space, by: ($0, 0)) }
        + ["sleep", "0.1", "mouseup", "1"])
    try hands.tap("x")
    try hands.app.waitForText("Qwxert")
    try hands.run(
      hands.move(to: space) + ["mousedown", "1"] + hands.move(to: space, by: (60, 0))
        + ["sleep", "0.1", "mouseup", "1"])
    try hands.tap("space", "y")
    try hands.app.waitForText("Qwxert y")
  }

  func testTwoSpacesEndASentence() throws {
    let hands = try open()
    try hands.tap("H", "i")
    try hands.tap([hands.key("space"), hands.key("space")])
    try hands.tap("T")
    try hands.app.waitForText("Hi. T")
  }

  func testTwentyTapsASecondAreAllTyped() throws {
    let hands = try open()
    try hands.tap("shift")
    let keys = try hands.keys()
    let row = Array(keys[..<19])
    let steps = row.flatMap {
      hands.move(to: $0) + ["mousedown", "1", "sleep", "0.02", "mouseup", "1", "sleep", "0.02"]
    }
    try hands.run(steps + steps + steps)
    try hands.app.waitForText(String(repeating: "qwertyuiopasdfghjkl", count: 3))
    try hands.app.waitForFocus()
  }

  func testAKeySlidFromTypesTheKeySlidTo() throws {
    let hands = try open()
    try hands.tap("shift")
    let (a, k) = (try hands.key("a"), try hands.key("k"))
    try hands.run(
      hands.move(to: a) + ["mousedown", "1", "sleep", "0.05"] + hands.move(to: k)
        + ["sleep", "0.05", "mouseup", "1"])
    try hands.app.waitForText("k")
    // Off the keys nothing is typed.
    try hands.run(
      hands.move(to: a) + ["mousedown", "1", "sleep", "0.05"] + hands.move(to: a, by: (0, -300))
        + ["sleep", "0.05", "mouseup", "1"])
    try hands.tap("z")
    try hands.app.waitForText("kz")
    try hands.app.waitForFocus()
  }

  func testTheNearestKeyIsMeantBetweenKeys() throws {
    let hands = try open()
    try hands.tap("shift")
    let a = try hands.key("a")
    let left = a.frame.width / 2
    // In the gap beside it, below it, and left of it where no key is.
    let offsets = [(-left - 2, 0), (0, a.frame.height / 2 + 4), (-left - 18, 0)]
    let steps = offsets.flatMap { hands.move(to: a, by: $0) + ["mousedown", "1", "mouseup", "1"] }
    try hands.run(steps)
    try hands.app.waitForText("aaa")
  }

  func testOtherButtonsTypeNothing() throws {
    let hands = try open()
    let q = try hands.key("Q")
    for button in ["2", "3"] {
      try hands.run(hands.move(to: q) + ["mousedown", button, "sleep", "0.02", "mouseup", button])
    }
    try hands.tap("W")
    try hands.app.waitForText("W")
  }
}
