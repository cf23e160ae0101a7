// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct BuildProcessTests {
  /// How the built program ends that can write nowhere.
  private func exitCode(_ arguments: String...) throws -> Int32 {
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let process = Process()
    process.executableURL = products.appendingPathComponent("build-lexicon")
    process.arguments = arguments
    process.standardOutput = full
    process.standardError = full
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func wordsThatAreLostLeaveTheExitCode() throws {
    #expect(try exitCode("--help") == 0)
    #expect(try exitCode("--nonsense") == 64)
    #expect(try exitCode("--sources", "/nowhere", "--output", "/nowhere") == 66)
  }
}
