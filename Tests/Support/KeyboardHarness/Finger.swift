// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A finger on the screen of a session: the pointer that a program beside the tests moves.
///
/// Each call returns once the compositor has read it.
package final class Finger {
  private let program: Program

  init(width: Int, height: Int, addsKeyboard: Bool, environment: [String: String?]) throws {
    program = try Program(
      Programs.path(of: "Finger"), ["\(width)", "\(height)"] + (addsKeyboard ? ["keyboard"] : []),
      environment: environment,
      mergesErrors: true)
    try answer("ready")
  }

  /// Presses and releases at a place, in points of the whole output.
  package func tap(_ x: Int, _ y: Int) throws { try ask("tap \(x) \(y)") }
  package func down(_ x: Int, _ y: Int) throws { try ask("down \(x) \(y)") }
  package func move(_ x: Int, _ y: Int) throws { try ask("move \(x) \(y)") }
  package func up() throws { try ask("up") }

  private func ask(_ line: String) throws {
    try program.send(line)
    try answer("ok")
  }

  private func answer(_ expected: String) throws {
    let line = program.lines.next()
    guard line == expected else { throw Trouble("the finger: \(line ?? "it has ended")") }
  }

  func stop() {
    program.signal(SIGTERM)
    _ = program.exitCode()
  }
}
