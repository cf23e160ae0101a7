// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// The app for notes, driven from outside; what counts is what lies in its folder.
final class NotesTests: AppTestCase {
  private let bar = [
    "Bold", "Italic", "Code", "Heading", "List", "Check Box", "Quote", "Link", "Undo", "Redo",
  ]

  private func launch(on data: PrivateFolder) throws -> App {
    let app = try launch("Notes", environment: ["XDG_DATA_HOME": data.path])
    try app.resize(width: 960, height: 680)
    return app
  }

  private func file(_ name: String, in data: PrivateFolder) -> String? {
    FileManager.default.contents(atPath: data.path(of: "toprail-notes/\(name)"))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func waitForFile(_ name: String, _ text: String?, in data: PrivateFolder) throws {
    let found: Void? = Deadline.usual.poll { file(name, in: data) == text ? () : nil }
    if found == nil { XCTFail("\(name) holds \(file(name, in: data) ?? "nothing")") }
  }

  private func waitForBar(of app: App) throws {
    _ = try app.wait("the bar") { elements in
      let names = elements.filter { $0.isButton && bar.contains($0.name) }.map(\.name)
      return names == bar ? true : nil
    }
  }

  private func isSelected(_ name: String, in app: App, _ expected: Bool) throws {
    _ = try app.wait("\(name) \(expected ? "selected" : "not selected")") { elements in
      elements.first {
        $0.name == name && $0.isButton
          && !$0.states.isDisjoint(with: ["pressed", "checked"]) == expected
      }
    }
  }

  func testWhatIsTypedIsOnTheDisk() throws {
    let data = try PrivateFolder()
    let app = try launch(on: data)
    try app.press("ctrl+n")
    try app.type("Groceries")
    try app.press("Return")
    try app.type("Milk, 2 l (fresh!)")
    try app.press("Return")
    try app.press("minus")
    try app.type(" one")
    try app.press("Return")
    try app.type("two")
    try waitForFile("Groceries.md", "# Groceries\n\nMilk, 2 l (fresh!)\n- one\n- two", in: data)
  }

  func testTheBarShowsAndChangesWhatTheTextIs() throws {
    let data = try PrivateFolder()
    let app = try launch(on: data)
    try waitForBar(of: app)
    try app.press("ctrl+n")
    try app.press("Return")
    try app.type("word")
    try waitForBar(of: app)
    try isSelected("Bold", in: app, false)
    try app.click(app.button("Bold"))
    try isSelected("Bold", in: app, true)
    try waitForFile("word.md", "**word**", in: data)
    try app.click(app.button("Undo"))
    try isSelected("Bold", in: app, false)
    try waitForFile("word.md", "word", in: data)
  }

  func testADeletedNoteComesBack() throws {
    let data = try PrivateFolder()
    let app = try launch(on: data)
    let name = "Welcome to Notes.md"
    let text = try XCTUnwrap(Deadline.usual.poll { file(name, in: data) })
    try app.click(app.button("Delete Note"))
    try waitForFile(name, nil, in: data)
    _ = try app.wait("the note’s name") { $0.first { $0.name == "Deleted “Welcome to Notes”" } }
    try app.click(app.button("Undo"))
    try waitForFile(name, text, in: data)
  }

  func testAnotherProgramsChangeIsShown() throws {
    let data = try PrivateFolder()
    let app = try launch(on: data)
    let path = data.path(of: "toprail-notes/Welcome to Notes.md")
    _ = try app.wait("the note") { $0.first { $0.name.contains("Welcome to Notes") } }
    try Data("# From outside\n\ntext\n".utf8).write(to: URL(fileURLWithPath: path))
    _ = try app.wait("the new title") { $0.first { $0.name == "From outside – Notes" } }
  }

  func testTheCommandLine() throws {
    let notes = try App.path(of: "Notes")
    let help = try Program(notes, ["--help"])
    XCTAssertEqual(help.exitCode(), 0)
    XCTAssertEqual(help.lines.next(), "Usage: Notes [FOLDER]")
    let mistake = try Program(notes, ["--colour"], mergesErrors: true)
    XCTAssertEqual(mistake.exitCode(), 64)
    XCTAssertEqual(mistake.lines.next(), "Notes: unknown option '--colour'; try Notes --help")
    let missing = try Program(notes, ["/proc/self/fd/no"], mergesErrors: true)
    XCTAssertEqual(missing.exitCode(), 73)
  }
}
