// SPDX-License-Identifier: MIT

import Foundation

/// A process in the background that writes to a file and lives no longer than the tests.
package final class Server {
  private let process = Process()
  package let name: String
  private let log: String

  /// - Parameters:
  ///   - command: a name to look up in `PATH`, and its arguments.
  ///   - name: what its log is called; the command unless given.
  ///   - options: what `setpriv` does first, as running as another user.
  ///   - environment: what differs from the tests' own; nil leaves a variable out.
  package init(
    _ command: [String], in folder: PrivateFolder, name: String? = nil, options: [String] = [],
    environment: [String: String?] = [:]
  ) throws {
    self.name = name ?? URL(fileURLWithPath: command[0]).lastPathComponent
    log = folder.path(of: "\(self.name).log")
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    Program.starting.lock()
    defer { Program.starting.unlock() }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    // Tests that crash leave nothing behind.
    process.arguments = options + ["--pdeathsig", "TERM", "--"] + command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file
    process.standardError = file
    process.changeEnvironment(environment)
    try process.run()
    try file.close()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  package var pid: Int32 { process.processIdentifier }

  package var isRunning: Bool { process.isRunning }

  package func signal(_ number: Int32) { if process.isRunning { kill(pid, number) } }

  /// How it ended; nil if it still runs at the deadline. A signal counts as 128 and its number.
  package func exitCode(by deadline: Deadline = .usual) -> Int32? {
    process.exitCode(by: deadline)
  }

  /// Waits until a question about the server has an answer.
  package func wait<Answer>(_ what: String, _ question: () throws -> Answer?) throws -> Answer {
    let answer = try Deadline.usual.poll {
      guard process.isRunning else { throw Trouble("\(name) ended:\n\(output)") }
      return try question()
    }
    guard let answer else { throw Trouble("\(name) gave no \(what):\n\(output)") }
    return answer
  }

  /// Waits for the socket that the server makes in a folder.
  package func socket(_ prefix: String, in folder: String) throws -> String {
    try wait("socket") {
      try FileManager.default.contentsOfDirectory(atPath: folder)
        .first { $0.hasPrefix(prefix) && !$0.hasSuffix(".lock") }.map { "\(folder)/\($0)" }
    }
  }

  /// Ends the process; returns whether it took no force.
  package func stop() -> Bool {
    if process.isRunning { kill(process.processIdentifier, SIGTERM) }
    let ended = Deadline.usual.poll { process.isRunning ? nil : true }
    if ended == nil { kill(process.processIdentifier, SIGKILL) }
    return ended ?? false
  }

  /// What it has written so far.
  package var output: String {
    (try? String(contentsOfFile: log, encoding: .utf8)) ?? "(it wrote nothing)"
  }
}
