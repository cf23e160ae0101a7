// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// One of the examples, running, as a person has it in front of them.
final class App {
  let program: Program
  let reader: ScreenReader

  init(
    _ name: String, _ arguments: [String] = [], environment: [String: String?],
    reader: ScreenReader
  ) throws {
    self.reader = reader
    program = try Program(Self.path(of: name), arguments, environment: environment)
    let isPresent = try Deadline.usual.poll {
      guard program.process.isRunning else { throw Trouble("\(name) ended as it started") }
      return try reader.isPresent(program.pid) ? true : nil
    }
    guard isPresent != nil else {
      throw Trouble("\(name) didn't come to the accessibility bus: install at-spi2-core")
    }
    _ = try wait("its window") { $0.first { $0.role == "frame" && $0.frame.width > 1 } }
  }

  /// The executables lie beside the test bundle, if they have no path of their own.
  static func path(of name: String) throws -> String {
    guard !name.hasPrefix("/") else { return name }
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = [bundle, URL(fileURLWithPath: CommandLine.arguments[0])]
      .map { $0.deletingLastPathComponent().appending(path: name).path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let beside else { throw Trouble("\(name) isn't built beside \(bundle.path)") }
    return beside
  }

  /// The next line that the app printed.
  func line() -> String? { program.lines.next() }

  /// Ends the app and returns what it printed and nobody asked for.
  func finish() -> (exitCode: Int32?, lines: [String]) {
    program.signal(SIGTERM)
    return (program.exitCode(), program.lines.rest())
  }
}

extension App {
  /// Everything that assistive software finds, from the outside in, in reading order.
  func elements() throws -> [Element] { try reader.elements(of: program.pid) }

  /// Waits until an answer about what is on the screen isn't nil.
  func wait<Answer>(
    _ what: String, by deadline: Deadline = .usual, _ answer: ([Element]) throws -> Answer?
  ) throws -> Answer {
    var last: [Element] = []
    let found = try deadline.poll {
      guard program.process.isRunning else {
        throw Trouble("the app ended while the test waited for \(what)")
      }
      last = try elements()
      return try answer(last)
    }
    guard let found else {
      let seen = last.filter { !$0.name.isEmpty }.map {
        "\($0.role) “\($0.name)” \($0.frame) \($0.states.sorted())"
      }
      throw Trouble("no sign of \(what) among:\n\(seen.joined(separator: "\n"))")
    }
    return found
  }

  /// Waits for elements that stand still: two looks in a row find them in the same places.
  func waitUntilStill(
    _ what: String, _ answer: ([Element]) throws -> [Element]?
  ) throws -> [Element] {
    var last: [Frame]?
    return try wait("\(what), standing still") { elements in
      let found = try answer(elements)
      defer { last = found?.map(\.frame) }
      return found?.map(\.frame) == last ? found : nil
    }
  }

  func waitForButtons(_ names: [String]) throws {
    _ = try wait("buttons \(names)") { $0.filter(\.isButton).map(\.name) == names ? true : nil }
  }

  func button(_ name: String) throws -> Element {
    try wait("button \(name)") { $0.first { $0.isButton && $0.name == name } }
  }

  /// The one thing that text can be typed into.
  func field() throws -> Element {
    try wait("a text field") { $0.first { $0.states.contains("editable") } }
  }

  /// Waits until the field holds a text.
  func waitForText(_ text: String) throws {
    _ = try wait("text “\(text)”") { elements in
      try elements.first { $0.states.contains("editable") }
        .flatMap { try reader.text($0, of: program.pid) == text ? true : nil }
    }
  }

  func waitForFocus() throws {
    _ = try wait("focus in the field") { elements in
      elements.first { $0.states.isSuperset(of: ["editable", "focused"]) }
    }
  }

  /// Runs an element's action, as a screen reader's user does.
  func act(_ element: Element) throws -> Bool { try reader.act(element, of: program.pid) }

  func frame() throws -> Frame {
    try wait("a window") { $0.first { $0.role == "frame" }?.frame }
  }
}
