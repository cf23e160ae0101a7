// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What the built program answers.
private struct Answer {
  let code: Int32
  let output: String
  let errors: String

  init(_ arguments: String..., output file: FileHandle? = nil) throws {
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let process = Process()
    process.executableURL = products.appendingPathComponent("suggest")
    process.arguments = arguments
    // Folders without a lexicon.
    process.environment = ["XDG_DATA_DIRS": "/nowhere", "XDG_CACHE_HOME": "/nowhere"]
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = file ?? out
    process.standardError = err
    try process.run()
    if file != nil { try out.fileHandleForWriting.close() }
    output = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }
}

@Suite struct SuggestProcessTests {
  @Test func helps() throws {
    let answer = try Answer("--help")
    #expect(answer.code == 0 && answer.errors.isEmpty)
    #expect(answer.output.hasPrefix("Usage: suggest complete TEXT"))
  }

  @Test func saysWhatIsWrong() throws {
    let mistake = try Answer("complete")
    #expect(mistake.code == 64 && mistake.output.isEmpty)
    #expect(mistake.errors == "suggest: complete needs a text\nTry 'suggest --help'.\n")
    let without = try Answer("complete", "how are y")
    #expect(without.code == 69 && without.output.isEmpty)
    #expect(without.errors.contains("`make lexicon`"))
    #expect(try Answer("info", "--lexicon", "/nowhere/x.lex").code == 66)
    #expect(try Answer("evaluate", "--phrases", "/nowhere/phrases").code == 66)
  }

  @Test func anAnswerThatIsLostIsNoSuccess() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let answer = try Answer("--help", output: full)
    #expect(answer.code == 74)
    #expect(answer.errors == "suggest: standard output can't be written: No space left on device\n")
  }

  /// The executable must not keep its own functions for memory to itself.
  @Test func countsMemoryInTheProgram() throws {
    let answer = try Answer("evaluate", "--keys", "/dev/null")
    #expect(answer.code == 69, "70 means that nothing is counted: \(answer.errors)")
  }
}
