// SPDX-License-Identifier: MIT

import XCTest

/// The keys as assistive software finds and presses them.
final class KeysAccessibilityTests: KeysTestCase {
  func testKeysAreButtonsInAGroupAndOnlyThoseThatShow() throws {
    let hands = try open()
    let letters =
      "Q W E R T Y U I O P A S D F G H J K L shift Z X C V B N M delete numbers".split(
        separator: " "
      )
      .map(String.init) + ["hide keyboard", "space", "return"]
    XCTAssertEqual(try hands.names(), letters)
    let all = try hands.app.elements()
    let group = try XCTUnwrap(all.first { $0.name == "Keyboard" })
    XCTAssertEqual(group.role, "panel", "GTK's name of a group")
    XCTAssertEqual(all.count { $0.name == "Keyboard" }, 1)
    // Nothing that stands on a hidden layer or in a pop-up is there.
    let labels = Set(all.filter { $0.role == "label" }.map(\.name))
    XCTAssertTrue(labels.isDisjoint(with: ["1", "-", "[", "q", "ABC", "#+="]), "\(labels)")
    try hands.tap("numbers")
    try hands.keys("symbols") { $0.first?.name == "1" && $0.count == 31 }
    let labelsNow = Set(try hands.app.elements().filter { $0.role == "label" }.map(\.name))
    XCTAssertTrue(labelsNow.isDisjoint(with: ["Q", "q", "["]), "\(labelsNow)")
    try hands.tap("hide keyboard")
    _ = try hands.app.wait("no keyboard") { $0.contains { $0.name == "Keyboard" } ? nil : true }
  }

  func testPressingByActionTypes() throws {
    let hands = try open("tell")
    for name in ["H", "i", "space", "numbers", "1", "symbols", "€", "letters", "x", "delete"] {
      try act(name, hands)
    }
    try hands.app.waitForText("Hi 1€")
    try hands.app.waitForFocus()
    try act("return", hands)
    XCTAssertEqual(hands.app.line(), "return: Hi 1€")
  }

  func testShiftSaysWhetherItIsOn() throws {
    let hands = try open()
    try wait("shift", isPressed: true, hands)
    try act("shift", hands)
    try wait("shift", isPressed: false, hands)
    try act("q", hands)
    // Another press soon after the first locks it.
    try act("shift", hands)
    try wait("shift", isPressed: true, hands)
    try act("shift", hands)
    try wait("caps lock", isPressed: true, hands)
    try act("A", hands)
    try act("B", hands)
    try act("caps lock", hands)
    try act("c", hands)
    try hands.app.waitForText("qABc")
  }

  func testSpokenNamesOfPadsAndReturnKeys() throws {
    let phone = try open("phonePad")
    XCTAssertEqual(
      try phone.names(), ["1", "2", "3", "4", "5", "6", "7", "8", "9", "symbols", "0", "delete"])
    let field = try open("emergencyCall", "automatic")
    let call = try field.key("Emergency call")
    XCTAssertFalse(call.states.contains("sensitive"))
    try act("Q", field)
    try field.keys("the key enabled") { keys in
      keys.contains { $0.name == "Emergency call" && $0.states.contains("sensitive") }
    }
  }

  private func act(_ name: String, _ hands: KeyHands) throws {
    XCTAssertTrue(try hands.app.act(hands.key(name)), name)
  }

  private func wait(_ name: String, isPressed: Bool, _ hands: KeyHands) throws {
    try hands.keys("\(name), \(isPressed)") { keys in
      keys.contains { $0.name == name && $0.states.contains("pressed") == isPressed }
    }
  }
}
