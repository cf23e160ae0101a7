// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// Ways through the app for notes with one kind of device alone.
final class NotesWalkTests: NotesTestCase {
  func testWithTheHardwareKeyboardAlone() throws {
    let data = try PrivateFolder()
    let app = try openNotes(on: data, width: 960, height: 680)
    try app.press("ctrl+n")
    try waitForFocus(on: "Title", app)
    try app.type("Shopping")
    try app.press("Return")
    try waitForFocus(on: "Text", app)
    try app.type("Milk ")
    try app.press("F6")
    try waitForFocus(on: "Bold", app)
    try app.press("Return")
    try app.press("Escape")
    try waitForFocus(on: "Text", app)
    try app.type("fresh")
    try waitForFile("Shopping.md", "# Shopping\n\nMilk **fresh**", in: data)

    try app.press("ctrl+f")
    try waitForFocus(on: "Search", app)
    try app.type("welcome")
    try waitForRows(["Welcome to Notes"], app)
    try app.press("Return")
    try waitForTitle("Welcome to Notes – Notes", app)
    try waitForFocus(on: "Text", app)
    try app.press("ctrl+f")
    try app.press("ctrl+a")
    try app.press("BackSpace")
    try waitForRows(["Shopping", "Welcome to Notes"], app)
    try app.press("Tab")
    try waitForFocus(on: "Welcome to Notes", app)
    try app.press("Up")
    try waitForFocus(on: "Shopping", app)
    try app.press("Return")
    try waitForTitle("Shopping – Notes", app)

    try app.press("ctrl+f")
    try app.press("Tab")
    try waitForFocus(on: "Shopping", app)
    try app.press("Delete")
    try waitForFocus(on: "Delete", app)
    try app.press("Return")
    try waitForRows(["Welcome to Notes"], app)
    try waitForFile("Shopping.md", nil, in: data)
    try app.press("ctrl+z")
    try waitForRows(["Shopping", "Welcome to Notes"], app)
    try waitForFile("Shopping.md", "# Shopping\n\nMilk **fresh**", in: data)
  }

  func testWithAssistiveSoftwareAlone() throws {
    let data = try PrivateFolder()
    let app = try openNotes(
      on: data, width: 960, height: 680, environment: ["TOPRAIL_MODE": "keys"])
    try act("New Note", app)
    try waitForFocus(on: "Title", app)
    for key in ["T", "e", "a"] { try act(key, app) }
    try act("Next", app)
    try waitForFocus(on: "Text", app)
    try act("Bold", app)
    for key in ["h", "o", "t"] { try act(key, app) }
    try waitForFile("Tea.md", "# Tea\n\n**hot**", in: data)

    // GTK lets assistive software type into a field, but not move the focus there.
    try app.reader.insert("welc", into: element("Search", app), of: app.program.pid)
    try waitForRows(["Welcome to Notes"], app)
    try act("Welcome to Notes", app)
    try waitForTitle("Welcome to Notes – Notes", app)

    try act("Delete Note", app)
    try waitForFile("Welcome to Notes.md", nil, in: data)
    try act("Undo", app)
    _ = Deadline.usual.poll { file("Welcome to Notes.md", in: data) }
    XCTAssertNotNil(file("Welcome to Notes.md", in: data))
  }

  private func element(_ name: String, _ app: App) throws -> Element {
    try app.wait("“\(name)”") { elements in
      elements.first {
        $0.isNamed(name) && $0.role != "label" && $0.states.contains("sensitive")
      }
    }
  }

  private func act(_ name: String, _ app: App) throws {
    XCTAssertTrue(try app.act(element(name, app)), name)
  }

  private func waitForFocus(on name: String, _ app: App) throws {
    _ = try app.wait("focus on “\(name)”") { elements in
      elements.first { $0.isNamed(name) && $0.states.contains("focused") }
    }
  }

  private func waitForTitle(_ title: String, _ app: App) throws {
    _ = try app.wait("the title “\(title)”") { elements in
      elements.first { $0.role == "frame" && $0.name == title }
    }
  }

  private func waitForRows(_ names: [String], _ app: App) throws {
    _ = try app.wait("rows \(names)") { elements in
      let labels = elements.filter { $0.role == "label" }.map(\.name)
      return names == labels.filter(["Shopping", "Tea", "Welcome to Notes"].contains) ? true : nil
    }
  }
}

extension Element {
  /// Whether it has a name; a row's goes on with what else it shows.
  fileprivate func isNamed(_ name: String) -> Bool {
    self.name == name || self.name.hasPrefix("\(name), ")
  }
}
