// SPDX-License-Identifier: MIT

import Foundation

/// A script beside the tests that does what it is asked, one JSON line at a time.
final class Helper {
  private let program: Program
  private let name: String

  /// Starts a script with Debian's own Python, the one that Debian's modules belong to.
  init(_ script: String, _ arguments: [String] = []) throws {
    name = script
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: script)
    program = try Program("/usr/bin/python3", [path.path] + arguments)
  }

  /// Sends a command with its arguments, texts or numbers, and waits for the answer.
  @discardableResult
  func ask(_ command: String, _ arguments: Any...) throws -> String {
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
