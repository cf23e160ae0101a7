// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// A note written by clicks on the keys in the window alone.
final class NotesKeysTests: NotesTestCase {
  /// What is typed, with a slip and its deletion.
  private static let typed =
    "The café on Rue d'Été opens at 7:30; a crêpe costs €4.50 (plus 20% service). Señor Lopez & Frau "
    + "Müllr⌫er met there on 12/09 - \"what a day\" she said. Ça va? Naive facades, a smörgasbord and 3 "
    + "peppers: all of it was paid with card #42, and O'Brien added [tip = 5 + 3 * 2]. So long, and "
    + "thanks for all the fish!!⌫"
  private static let paragraph =
    typed.replacingOccurrences(of: "r⌫", with: "").replacingOccurrences(of: "!⌫", with: "")

  func testAParagraphOnADesktop() throws { try check(width: 800, height: 600) }
  func testAParagraphOnAPhone() throws { try check(width: 360, height: 640) }

  private func check(width: Int, height: Int) throws {
    XCTAssertGreaterThanOrEqual(Self.paragraph.count, 300)
    let data = try PrivateFolder()
    let app = try openNotes(
      on: data, width: width, height: height, environment: ["TOPRAIL_MODE": "keys"])
    // A window that becomes narrow keeps what is being edited.
    if width < 700 { try app.click(app.button("Back to Notes")) }
    try app.click(app.button("New Note"))
    _ = try app.wait("focus in the title") { elements in
      elements.first { $0.name == "Title" && $0.states.contains("focused") }
    }
    let hands = try KeyHands(app)
    try KeyTypist(hands).type("Lunch")
    try hands.tap("Next")
    _ = try app.wait("focus in the text") { elements in
      elements.first { $0.name == "Text" && $0.states.contains("focused") }
    }
    try hands.keys("the text's keys") { $0.contains { $0.name == "return" } }
    try KeyTypist(hands).type(Self.typed)
    try waitForFile("Lunch.md", "# Lunch\n\n" + Self.paragraph, in: data)
  }
}
