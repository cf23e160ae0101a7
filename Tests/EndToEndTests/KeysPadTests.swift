// SPDX-License-Identifier: MIT

import XCTest

/// Every pad and every layer, each key clicked once: it types what stands on it.
final class KeysPadTests: KeysTestCase {
  /// What is said for the keys that type nothing.
  private static let functions: Set<String> = [
    "shift", "caps lock", "delete", "hide keyboard", "numbers", "letters", "symbols", "return",
    "space",
  ]
  private static let letters = "q w e r t y u i o p a s d f g h j k l z x c v b n m"
  private static let symbols = #"1 2 3 4 5 6 7 8 9 0 - / : ; ( ) $ & @ " . , ? ! '"#
  private static let moreSymbols = #"[ ] { } # % ^ * + = _ \ | ~ < > € £ ¥ • . , ? ! '"#

  func testLettersAndSymbols() throws {
    let hands = try open("asciiCapable")
    try hands.tap("shift")  // off: the field is empty
    try check(Self.letters, hands)
    try hands.tapTwice("shift")
    _ = try hands.key("caps lock")
    try check(Self.letters.uppercased(), hands)
    try hands.tap("caps lock")
    _ = try hands.key("q")
    try hands.tap("numbers")
    try check(Self.symbols, hands)
    try hands.tap("numbers", "symbols")
    try check(Self.moreSymbols, hands)
    // The apostrophe led to the letters.
    try hands.tap("numbers", "symbols", "numbers", "letters")
    _ = try hands.key("q")
  }

  func testPads() throws {
    let digits = "1 2 3 4 5 6 7 8 9"
    for wish in ["numberPad", "asciiCapableNumberPad"] {
      try check(digits + " 0", open(wish))
    }
    try check(digits + " . 0", open("decimalPad"))
    let phone = try open("phonePad")
    try check(digits + " 0", phone)
    try phone.tap("symbols")
    try check("+ * # , ; - ( ) /", phone)
    try phone.tap("numbers")
    _ = try phone.key("1")
  }

  func testKeysOfNamesAndPhones() throws {
    let hands = try open("namePhonePad")
    try hands.tap("shift")
    try check(Self.letters, hands)
    try hands.tap("numbers")
    try check("1 2 3 4 5 6 7 8 9 0", hands)
    try hands.tap("symbols")
    try check("+ * # , ; - ( ) /", hands)
    try hands.tap("numbers", "letters")
    _ = try hands.key("q")
  }

  func testNumbersAndPunctuationStartWithSymbols() throws {
    let hands = try open("numbersAndPunctuation")
    try check(Self.symbols, hands)
    // The letters don't come back by themselves where the field starts with symbols.
    try hands.tap("symbols")
    try check(Self.moreSymbols, hands)
    try hands.tap("letters")
    try check(Self.letters, hands)
  }

  func testMarksOfAddresses() throws {
    for (wish, marks) in [
      ("emailAddress", " @ ."), ("URL", " . / .com"), ("webSearch", " ."), ("twitter", " @ #"),
    ] {
      let hands = try open(wish)
      if try hands.names().contains("Q") { try hands.tap("shift") }
      try check(Self.letters + marks, hands)
    }
  }

  /// Checks what stands on the layer that shows, taps each key that types, and compares the text.
  private func check(_ expected: String, _ hands: KeyHands, line: UInt = #line) throws {
    let names = expected.split(separator: " ").map(String.init)
    let typing = try hands.keys("the keys \(expected)") { keys in
      keys.map(\.name).filter { !Self.functions.contains($0) }.sorted() == names.sorted()
    }.filter { !Self.functions.contains($0.name) }
    XCTAssertEqual(typing.map(\.name), names, "in reading order", line: line)
    let field = try hands.app.field()
    let before = try hands.app.reader.text(field, of: hands.app.program.pid)
    try hands.tap(typing)
    try hands.app.waitForText(before + names.joined())
    try hands.app.waitForFocus()
  }
}
