// SPDX-License-Identifier: MIT

import Foundation

/// Runs the system's programs for what they do better than code of ours.
enum SystemProgram {
  /// Runs a program to its end and takes what it prints.
  ///
  /// - Parameters:
  ///   - name: The program's name, which is looked up in `PATH`.
  ///   - input: What it reads; all of it is given before anything is taken.
  ///   - folder: Where it runs; nil for this process's folder.
  ///   - remedy: What helps if it fails.
  static func run(
    _ name: String, _ arguments: [String] = [], input: [UInt8] = [], in folder: URL? = nil,
    remedy: String
  ) throws(BuildError) -> Data {
    let (process, given, taken) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = given
    process.standardOutput = taken
    do {
      try process.run()
      try given.fileHandleForWriting.write(contentsOf: input)
      try given.fileHandleForWriting.close()
      let output = try taken.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      if process.terminationStatus == 0 { return output }
    } catch {
      // What went wrong says less than what helps.
    }
    throw .failedProgram(([name] + arguments.prefix(3)).joined(separator: " "), remedy: remedy)
  }

  /// The SHA-256 sum of some bytes, as 64 hexadecimal digits.
  static func sha256(_ bytes: [UInt8]) throws(BuildError) -> String {
    let line = try run(
      "sha256sum", input: bytes, remedy: "Install it: sudo apt-get install coreutils")
    return String(decoding: line.prefix(64), as: UTF8.self)
  }
}
