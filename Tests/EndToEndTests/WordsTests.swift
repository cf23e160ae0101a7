// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// The installed lexicon's words on the strip, typed for with a hardware keyboard.
final class WordsTests: AppTestCase {
  private func launch() throws -> App {
    let app = try launch("SeedAssistant", environment: withWords())
    try app.waitForFocus()
    return app
  }

  /// How much of an element's place on the screen is as dark as text.
  private func darkPixels(of element: Element, in app: App) throws -> Int {
    let folder = try PrivateFolder()
    let (path, corner) = (folder.path(of: "screen.png"), try app.corner())
    try Program.run("import", ["-window", "root", path])
    var frame = element.frame
    (frame.x, frame.y) = (frame.x + corner.x, frame.y + corner.y)
    return try Picture(path).darkPixels(in: frame)
  }

  func testAClickTakesAWordAndPunctuationItsSpace() throws {
    let app = try launch()
    try app.type("how are y")
    let word = try app.word("you")
    XCTAssertGreaterThan(try darkPixels(of: word, in: app), 20)
    try app.click(word)
    try app.waitForText("how are you ")
    try app.words("what comes next") { $0.count == 3 && !$0.contains("you") }
    try app.type(",")
    try app.waitForText("how are you,")
    try app.waitForFocus()
    try app.type(" and")
    try app.waitForText("how are you, and")
  }

  func testAltAndADigitTakesTheWordInThatPlace() throws {
    let app = try launch()
    for digit in 1...3 {
      try app.press("ctrl+a")
      try app.type("how are y")
      let words = try app.words("three for y") { words in
        words.count == 3 && words.allSatisfy { $0.hasPrefix("y") }
      }
      XCTAssertEqual(words.first?.name, "you")
      XCTAssertEqual(words.map(\.frame.x), words.map(\.frame.x).sorted())
      try app.press("alt+\(digit)")
      try app.waitForText("how are \(words[digit - 1].name) ")
    }
  }

  func testTypingOnBySpaceByBackspaceAndByPasteChangesTheWords() throws {
    let app = try launch()
    try app.words("for an empty text") { $0.count == 3 && $0.allSatisfy(\.isCapitalized) }
    try app.type("how ar")
    _ = try app.word("are")
    try app.type("e ")
    _ = try app.word("you")
    try app.type("th")
    try app.words("for th") { !$0.isEmpty && $0.allSatisfy { $0.hasPrefix("th") } }
    for _ in "th" { try app.press("BackSpace") }
    _ = try app.word("you")
    try app.press("ctrl+a")
    try app.words("none for a selection") { $0.isEmpty }
    try app.press("ctrl+c")
    try app.press("End")
    try app.press("ctrl+v")
    try app.waitForText("how are how are ")
    _ = try app.word("you")
  }

  func testWordsAreDrawnAgainAfterThereWereNone() throws {
    let app = try launch()
    try app.type("how are y")
    _ = try app.word("you")
    for _ in 1...2 {
      try app.press("ctrl+a")
      try app.words("none for a selection") { $0.isEmpty }
      try app.press("End")
      let word = try app.word("you")
      XCTAssertNotNil(
        try Deadline.usual.poll { try darkPixels(of: word, in: app) > 20 ? true : nil })
    }
  }

  func testUndoTakesATakenWordBackAtOnce() throws {
    let app = try launch()
    try app.type("how are y")
    _ = try app.word("you")
    try app.press("alt+1")
    try app.waitForText("how are you ")
    try app.press("ctrl+z")
    try app.waitForText("how are y")
    _ = try app.word("you")
  }

  func testCapsLockHasThemInCapitals() throws {
    let app = try launch()
    try app.type("how ")
    let words = try app.words("three") { $0.count == 3 }.map { $0.name.uppercased() }
    try app.press("Caps_Lock")
    defer { try? app.press("Caps_Lock") }
    try app.words("in capitals") { $0 == words }
  }

  func testTheSwitchTakesTheStripAwayAndBringsItBack() throws {
    let app = try launch()
    try app.type("how are ")
    _ = try app.word("you")
    let toggle = try app.wait("the switch") { elements in
      elements.first { $0.role == "check box" && $0.name == "Suggestions" }
    }
    try app.click(toggle)
    try app.words("none") { $0.isEmpty }
    try app.click(toggle)
    _ = try app.word("you")
  }

  func testFromRightToLeftTheFirstWordIsAtTheRight() throws {
    let app = try launchRightToLeft("SeedAssistant", environment: withWords())
    try app.waitForFocus()
    try app.type("how are y")
    let words = try app.words("three") { $0.count == 3 && $0.contains("you") }
    let first = try XCTUnwrap(words.max { $0.frame.x < $1.frame.x })
    XCTAssertEqual(first.name, "you")
    try app.click(first)
    try app.waitForText("how are you ")
  }

  func testWithoutALexiconThereIsNoStripAndEverythingElseWorks() throws {
    let app = try launch("SeedAssistant")
    try app.waitForFocus()
    try app.type("how are y")
    try app.waitForText("how are y")
    XCTAssertFalse(
      try app.elements().contains { $0.name == "Suggestions" && $0.role == "tool bar" })
  }

  func testADamagedLexiconIsPassedOver() throws {
    let folder = try PrivateFolder()
    let lexicons = folder.path(of: "toprail")
    try FileManager.default.createDirectory(
      atPath: lexicons, withIntermediateDirectories: false)
    for version in 1...9 {
      try Data("not a lexicon".utf8).write(
        to: URL(fileURLWithPath: "\(lexicons)/en-full.v\(version).lex"))
    }
    let app = try launch("SeedAssistant", environment: ["XDG_CACHE_HOME": folder.path])
    try app.waitForFocus()
    try app.type("how")
    try app.waitForText("how")
  }
}

extension String {
  fileprivate var isCapitalized: Bool { first?.isUppercase == true }
}
