// SPDX-License-Identifier: MIT

import Foundation

/// A process in the background that writes to a file and lives no longer than the tests.
final class Server {
  private let process = Process()
  private let name: String
  private let log: String

  /// - Parameters:
  ///   - command: a name to look up in `PATH`, and its arguments.
  ///   - options: what `setpriv` does first, as running as another user.
  ///   - environment: what differs from the tests' own; nil leaves a variable out.
  init(
    _ command: [String], in folder: PrivateFolder, options: [String] = [],
    environment: [String: String?] = [:]
  ) throws {
    name = command[0]
    log = folder.path(of: "\(name).log")
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    // Tests that crash leave nothing behind.
    process.arguments = options + ["--pdeathsig", "TERM", "--"] + command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file
    process.standardError = file
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    try process.run()
    try file.close()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Waits until a question about the server has an answer.
  func wait<Answer>(_ what: String, _ question: () throws -> Answer?) throws -> Answer {
    let answer = try Deadline.usual.poll {
      guard process.isRunning else { throw Trouble("\(name) ended:\n\(output)") }
      return try question()
    }
    guard let answer else { throw Trouble("\(name) gave no \(what):\n\(output)") }
    return answer
  }

  /// Waits for the socket that the server makes in a folder.
  func socket(_ prefix: String, in folder: String) throws -> String {
    try wait("socket") {
      try FileManager.default.contentsOfDirectory(atPath: folder)
        .first { $0.hasPrefix(prefix) && !$0.hasSuffix(".lock") }.map { "\(folder)/\($0)" }
    }
  }

  /// Ends the process; returns whether it took no force.
  func stop() -> Bool {
    if process.isRunning { kill(process.processIdentifier, SIGTERM) }
    let ended = Deadline.usual.poll { process.isRunning ? nil : true }
    if ended == nil { kill(process.processIdentifier, SIGKILL) }
    return ended ?? false
  }

  private var output: String {
    (try? String(contentsOfFile: log, encoding: .utf8)) ?? "(it wrote nothing)"
  }
}
