// SPDX-License-Identifier: MIT

import Foundation
import Testing

private let path = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../build/release/release/FuzzSuggestions").standardizedFileURL.path

/// Runs the program FuzzSuggestions, as `make test` builds it, for a minute; `make fuzz` runs it for longer.
@Suite("Random texts")
struct FuzzTests {
  @Test(
    "No answer is wrong, late or a trap",
    .enabled(if: FileManager.default.isExecutableFile(atPath: path), "it isn't built"))
  func answers() throws {
    let process = Process()
    process.executableURL = URL(filePath: path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }
}
