// SPDX-License-Identifier: MIT

import Foundation

/// The program beside the tests that finds and works what is in another program's windows.
package final class ScreenReader {
  private let program: Program

  package init(environment: [String: String?] = [:]) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "screen_reader.py")
    // Debian's own Python is the one that has the bindings.
    program = try Program("/usr/bin/python3", [script.path], environment: environment)
  }

  package func isPresent(_ pid: Int32) throws -> Bool { try ask(Request("found", pid: pid)) }
  package func elements(of pid: Int32) throws -> [Element] { try ask(Request("tree", pid: pid)) }

  /// The same from one element down, without what is in buttons: quicker.
  package func elements(under root: Element, of pid: Int32) throws -> [Element] {
    try ask(Request("tree", pid: pid, path: root.path, shallow: true))
  }

  /// Runs an element's first action.
  package func act(_ element: Element, of pid: Int32) throws -> Bool {
    try ask(Request("act", pid: pid, path: element.path))
  }

  package func focus(_ element: Element, of pid: Int32) throws -> Bool {
    try ask(Request("focus", pid: pid, path: element.path))
  }

  /// Puts text in front of what is in a field.
  package func insert(_ text: String, into element: Element, of pid: Int32) throws {
    let _: Bool = try ask(Request("insert", pid: pid, path: element.path, texts: [text]))
  }

  package func text(_ element: Element, of pid: Int32) throws -> String {
    try ask(Request("text", pid: pid, path: element.path))
  }

  /// What an element says of its font, by Pango's names.
  package func font(_ element: Element, of pid: Int32) throws -> [String: String] {
    try ask(Request("font", pid: pid, path: element.path))
  }

  /// The widths of texts in points, measured without the program under test.
  package func widths(of texts: [String], family: String, size: Double) throws -> [Double] {
    try ask(Request("widths", family: family, size: size, texts: texts))
  }

  /// Asks an X11 window to close, as the button in its frame does.
  package func close(window: Int) throws {
    let _: Bool = try ask(Request("close", window: window))
  }

  private struct Request: Encodable {
    var command: String
    var pid: Int32?
    var path: String?
    var window: Int?
    var family: String?
    var size: Double?
    var texts: [String]?
    var shallow: Bool?

    init(
      _ command: String, pid: Int32? = nil, path: String? = nil, window: Int? = nil,
      family: String? = nil, size: Double? = nil, texts: [String]? = nil, shallow: Bool? = nil
    ) {
      (self.command, self.pid, self.path, self.window) = (command, pid, path, window)
      self.shallow = shallow
      (self.family, self.size, self.texts) = (family, size, texts)
    }
  }

  private struct Reply<Result: Decodable>: Decodable {
    var result: Result?
    var error: String?
  }

  private func ask<Result: Decodable>(_ request: Request) throws -> Result {
    try program.send(String(decoding: JSONEncoder().encode(request), as: UTF8.self))
    guard let line = program.lines.next() else {
      throw Trouble(
        "the screen reader gave no answer: install python3-gi and gir1.2-pango-1.0 "
          + "and run the tests within dbus-run-session")
    }
    let reply = try JSONDecoder().decode(Reply<Result>.self, from: Data(line.utf8))
    guard let result = reply.result else {
      throw Trouble("\(request.command): \(reply.error ?? line)")
    }
    return result
  }
}
