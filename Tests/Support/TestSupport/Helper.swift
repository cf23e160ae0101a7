// SPDX-License-Identifier: MIT

import Foundation

/// A script beside the tests that does what it is asked, one JSON line at a time.
package final class Helper {
  package let program: Program
  private let name: String

  /// Starts a script with Debian's own Python, the one that Debian's modules belong to.
  ///
  /// - Parameter source: the Swift file that the script lies beside.
  package init(
    _ script: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    beside source: String
  ) throws {
    name = script
    let path = URL(fileURLWithPath: source).deletingLastPathComponent().appending(path: script)
    program = try Program(
      "/usr/bin/python3", [path.path] + arguments, environment: environment)
  }

  /// The hands that work the first page of a Chromium through its DevTools.
  package static func browser(port: String) throws -> Helper {
    try Helper("browser_hands.py", [port], beside: #filePath)
  }

  /// Sends a command with its arguments, texts or numbers, and waits for the answer.
  @discardableResult
  package func ask(_ command: String, _ arguments: Any...) throws -> String {
    try request(command, arguments)
  }

  /// The same with a list.
  @discardableResult
  package func request(_ command: String, _ arguments: [Any]) throws -> String {
    let request = try JSONSerialization.data(withJSONObject: [command] + arguments)
    try program.send(String(decoding: request, as: UTF8.self))
    guard let line = program.lines.next() else { throw Trouble("\(name) gave no answer") }
    let reply = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    guard let result = reply["result"] else {
      throw Trouble("\(name): \(command): \(reply["error"] ?? line)")
    }
    return result
  }
}
