// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A GTK 4 program with fields that tells what is in them.
package final class GTKClient: Client {
  private let helper: Helper
  private let journal: String
  private let first: String

  /// Starts it with fields below each other and waits for its window.
  ///
  /// The first field has the focus as soon as the seat has a keyboard, be it one on the screen.
  ///
  /// - Parameter fields: `view` for a text view, `prose` for one that asks for capitals, or an entry's purpose: `entry`, `password`, `pin`,
  ///   `number`, `digits`, `email`, `url`, `phone`, `name`, `terminal`; `NAME=KIND` for another name.
  package init(in session: KeyboardSession, _ fields: String...) throws {
    let fields = fields.isEmpty ? ["view"] : fields
    journal = session.folder.path(of: "gtk-\(UUID().uuidString.prefix(8)).journal")
    first = String(fields[0].split(separator: "=")[0])
    helper = try Helper(
      "gtk_client.py", [journal] + fields, environment: session.environment,
      beside: #filePath)
    let isMapped = try Deadline.usual.poll {
      try helper.ask("is_mapped", first) == "yes" ? true : nil
    }
    guard isMapped != nil else { throw Trouble("the window never came") }
  }

  package func signal(_ number: Int32) { helper.program.signal(number) }

  /// What is in the first field now.
  package func text() throws -> String { try text(first) }

  /// What is in a field now.
  package func text(_ field: String) throws -> String { try helper.ask("text", field) }

  package func set(_ text: String, in field: String? = nil) throws {
    try helper.ask("set", field ?? first, text)
  }

  /// Selects from a character to another, where the caret is.
  package func select(_ start: Int, _ end: Int, in field: String? = nil) throws {
    try helper.ask("select", field ?? first, start, end)
  }

  /// Moves the focus to a field; returns at once, as people's fingers do.
  package func focus(_ field: String) throws { try helper.ask("focus", field) }

  /// The field that has the focus; empty if none has.
  package func focused() throws -> String { try helper.ask("focused") }

  package func waitForFocus() throws { try waitForFocus(first) }

  /// Waits until a field has the focus.
  package func waitForFocus(_ field: String) throws {
    let has = try Deadline.usual.poll { try focused() == field ? true : nil }
    guard has != nil else { throw Trouble("\(field) never got the focus") }
  }

  /// Waits until a field holds a text.
  package func wait(for text: String, in field: String) throws {
    var last = ""
    let came = try Deadline.usual.poll {
      last = try self.text(field)
      return last == text ? true : nil
    }
    guard came != nil else { throw Trouble("expected “\(text)”, \(field) has “\(last)”") }
  }

  /// Takes the focus from every field.
  package func blur() throws { try helper.ask("blur") }

  /// Opens another window with fields, of which the first has the focus.
  package func open(_ title: String, _ fields: String...) throws {
    try helper.request("window", [title] + fields)
  }

  package func close(_ title: String) throws { try helper.ask("close", title) }

  /// Every change so far, with its time in nanoseconds of the monotonic clock.
  package func changes() throws -> [Change] {
    let lines = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n")
    return try lines.map { try JSONDecoder().decode(Change.self, from: Data($0.utf8)) }
  }

  package struct Change: Decodable {
    package let field: String
    package let text: String
    package let time: Int
  }
}
