// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// The words on the strip of the app for notes; what counts is what lies in its folder.
final class NotesWordsTests: NotesTestCase {
  private func launch(
    on data: PrivateFolder, width: Int = 960, height: Int = 680,
    environment: [String: String?] = [:]
  ) throws -> App {
    try openNotes(on: data, width: width, height: height, environment: withWords(environment))
  }

  func testTitleAndTextAreTakenFromTheStripAndSaved() throws {
    let data = try PrivateFolder()
    let app = try launch(on: data)
    try app.press("ctrl+n")
    try app.type("Tomorr")
    try app.click(app.word("Tomorrow"))
    try app.type("m")
    try app.words("for m") { $0.count == 3 && $0.allSatisfy { $0.hasPrefix("m") } }
    try app.type("orn")
    try app.click(app.word("morning"))
    try app.press("Return")
    try app.type("how are y")
    try app.click(app.word("you"))
    try waitForFile("Tomorrow morning.md", "# Tomorrow morning\n\nhow are you ", in: data)
    try app.type(", and")
    try waitForFile("Tomorrow morning.md", "# Tomorrow morning\n\nhow are you, and", in: data)
    try app.press("ctrl+z")
    try app.press("ctrl+z")
    try app.press("ctrl+z")
    try app.press("ctrl+z")
    try waitForFile("Tomorrow morning.md", "# Tomorrow morning\n\nhow are y", in: data)
  }

  func testWordsAfterMarkdownsMarks() throws {
    let data = try PrivateFolder()
    let app = try launch(on: data)
    try app.press("ctrl+n")
    try app.type("Marks")
    try app.press("Return")
    for typed in ["**tomorr", "** _tomorr", "_ [tomorr", "] (tomorr"] {
      try app.type(typed)
      try app.click(app.word("tomorrow"))
      try app.press("BackSpace")
    }
    try app.type(")")
    let text = "**tomorrow** _tomorrow_ [tomorrow] (tomorrow)"
    try waitForFile("Marks.md", "# Marks\n\n\(text)", in: data)
  }

  func testBoldTakenFromTheBarGoesOnWithTheWord() throws {
    let data = try PrivateFolder()
    let app = try launch(on: data)
    try app.press("ctrl+n")
    try app.press("Return")
    try app.press("ctrl+b")
    try app.type("tomorr")
    try app.click(app.word("tomorrow"))
    try app.type("m")
    try app.words("for m") { $0.count == 3 && $0.allSatisfy { $0.hasPrefix("m") } }
    try app.type("e")
    try waitForFile("tomorrow me.md", "**tomorrow me**", in: data)
  }

  func testHeadingsAndListsStartWithCapitals() throws {
    let data = try PrivateFolder()
    let app = try launch(on: data)
    try app.press("ctrl+n")
    try app.press("Return")
    for mark in ["# ", "- ", "- [ ] ", "> ", "1. "] {
      try app.type(mark)
      try app.words("capitals after “\(mark)”") { words in
        words.count == 3 && words.allSatisfy { $0.first?.isUppercase == true }
      }
      try app.press("ctrl+a")
      try app.press("BackSpace")
    }
  }

  func testTheSearchFieldHasWords() throws {
    let data = try PrivateFolder()
    let app = try launch(on: data)
    try app.press("ctrl+f")
    try app.type("welc")
    try app.click(app.word("welcome"))
    _ = try app.wait("the note that was found") { elements in
      elements.first { $0.name.contains("Welcome to Notes") }
    }
  }

  func testOnAPhoneWithKeysInTheWindow() throws {
    let data = try PrivateFolder()
    let app = try launch(
      on: data, width: 360, height: 640, environment: ["TOPRAIL_MODE": "keys"])
    try app.click(app.button("Back to Notes"))
    try app.click(app.button("New Note"))
    _ = try app.wait("focus in the title") { elements in
      elements.first { $0.name == "Title" && $0.states.contains("focused") }
    }
    let hands = try KeyHands(app)
    try hands.tap("T", "o", "m", "o", "r", "r")
    try app.click(app.word("Tomorrow"))
    try hands.tap("Next")
    _ = try app.wait("focus in the text") { elements in
      elements.first { $0.name == "Text" && $0.states.contains("focused") }
    }
    try hands.tap("H", "o", "w", "space", "a", "r", "e", "space", "y")
    try app.click(app.word("you"))
    try waitForFile("Tomorrow.md", "# Tomorrow\n\nHow are you ", in: data)
    try hands.tap("space")
    try waitForFile("Tomorrow.md", "# Tomorrow\n\nHow are you. ", in: data)
    try hands.tap("I")
    try waitForFile("Tomorrow.md", "# Tomorrow\n\nHow are you. I", in: data)
  }

  func testShiftOnTheKeysDecidesAboutTheCase() throws {
    let data = try PrivateFolder()
    let app = try launch(
      on: data, width: 800, height: 700, environment: ["TOPRAIL_MODE": "keys"])
    try app.press("ctrl+n")
    try app.press("Return")
    let hands = try KeyHands(app)
    try hands.tap("H", "o", "w", "space")
    let words = try app.words("small ones") { words in
      words.count == 3 && words.allSatisfy { $0 == $0.lowercased() }
    }.map(\.name)
    try hands.tap("shift")
    try app.words("capitals") { $0 == words.map(\.localizedCapitalized) }
    try hands.tap([hands.key("shift"), hands.key("shift")])
    try app.words("all capitals") { $0 == words.map { $0.uppercased() } }
    try app.click(app.word(words[0].uppercased()))
    try hands.keys("small letters' keys stay locked") { $0.contains { $0.name == "Q" } }
  }
}
