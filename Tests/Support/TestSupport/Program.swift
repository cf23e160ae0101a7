// SPDX-License-Identifier: MIT

package import Foundation

/// A child process with an environment of its own whose output is read line by line.
package final class Program {
  /// One process starts at a time: of two, each would keep the other's pipes open.
  static let starting = NSLock()

  package let process = Process()
  package let lines: LineReader
  private let input: Pipe

  /// - Parameters:
  ///   - path: an absolute path, or a name to look up in `PATH`.
  ///   - environment: what differs from the tests' own; nil leaves a variable out.
  ///   - mergesErrors: whether what it says on standard error is read too.
  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    mergesErrors: Bool = false
  ) throws {
    Self.starting.lock()
    defer { Self.starting.unlock() }
    let output = Pipe()
    input = Pipe()
    lines = LineReader(output.fileHandleForReading)
    process.executableURL = URL(fileURLWithPath: path.hasPrefix("/") ? path : "/usr/bin/env")
    process.arguments = path.hasPrefix("/") ? arguments : [path] + arguments
    process.standardInput = input
    process.standardOutput = output
    if mergesErrors { process.standardError = output }
    process.changeEnvironment(environment)
    try process.run()
    try output.fileHandleForWriting.close()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  package var pid: Int32 { process.processIdentifier }

  /// Writes a line to its input; throws if it has ended, which else would end the tests by a signal.
  package func send(_ line: String) throws {
    var (broken, old, now) = (sigset_t(), sigset_t(), timespec())
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &broken, &old)
    defer {
      if sigismember(&old, SIGPIPE) == 0 { sigtimedwait(&broken, nil, &now) }
      pthread_sigmask(SIG_SETMASK, &old, nil)
    }
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  package func signal(_ number: Int32) { kill(pid, number) }

  /// How the process ended; nil if it still runs at the deadline.
  package func exitCode(by deadline: Deadline = .usual) -> Int32? {
    process.exitCode(by: deadline)
  }

  /// Runs a command to its end and returns its lines.
  @discardableResult
  package static func run(
    _ name: String, _ arguments: [String], environment: [String: String?] = [:],
    by deadline: Deadline = .usual
  ) throws -> [String] {
    let program = try Program(
      name, arguments, environment: environment, mergesErrors: true)
    let lines = program.lines.rest(by: deadline)
    guard program.exitCode() == 0 else {
      let command = ([name] + arguments).joined(separator: " ")
      throw Trouble("\(command) failed:\n\(lines.joined(separator: "\n"))")
    }
    return lines
  }
}
