// SPDX-License-Identifier: MIT

import CompositorDouble
import Foundation
import TestSupport
import Testing

/// What the program says of mistakes that it can go on with.
@MainActor
@Suite(.serialized) struct ProcessComplaintTests {
  @Test("An output that isn't there is named once, with those that are")
  func missingOutput() throws {
    let keyboard = try KeyboardProcess(.twoScreens, arguments: ["--output", "DSI-1"])
    try keyboard.focus(DoubleField())
    keyboard.compositor.focus(nil)
    try keyboard.wait("it going") { keyboard.layer == nil }
    try keyboard.expectTyping()
    #expect(
      try said(by: keyboard) == [
        "toprail: there is no output 'DSI-1': --output, or output in toprail.conf, can be DOUBLE-1 or"
          + " DOUBLE-2; meanwhile the keyboard follows the focus"
      ])
  }

  @Test("A compositor that names no outputs is said to do so")
  func namelessOutput() throws {
    var options = CompositorOptions()
    options.versions[.output] = 3
    let keyboard = try KeyboardProcess(options, arguments: ["--output", "DSI-1"])
    try keyboard.focus(DoubleField())
    #expect(
      try said(by: keyboard) == [
        "toprail: this compositor doesn't name its outputs, so the keyboard follows the focus instead"
          + " of staying on 'DSI-1'"
      ])
  }

  @Test("An output that comes before the keyboard shows is no mistake")
  func lateOutput() throws {
    let keyboard = try KeyboardProcess(arguments: ["--output", "DOUBLE-2"])
    try keyboard.wait("an input method") { !keyboard.compositor.inputMethods.isEmpty }
    let second = keyboard.compositor.addOutput(CompositorOptions.twoScreens.outputs[1])
    keyboard.idle(milliseconds: 50)
    try keyboard.focus(DoubleField())
    #expect(keyboard.layer?.output === second)
    #expect(try said(by: keyboard) == [])
  }

  @Test("What shows at once shows on its output")
  func outputAtOnce() throws {
    let keyboard = try KeyboardProcess(
      .twoScreens, arguments: ["--mode", "always", "--output", "DOUBLE-2"])
    try keyboard.wait("the keyboard") { keyboard.isMapped }
    #expect(keyboard.layer?.output === keyboard.compositor.outputs[1])
    #expect(try said(by: keyboard) == [])
  }

  @Test("Without a lexicon it says where words come from, and types")
  func noLexicon() throws {
    let folder = try PrivateFolder()
    let keyboard = try KeyboardProcess(data: folder.path)
    try keyboard.expectTyping()
    #expect(
      try said(by: keyboard) == [
        "toprail: there is no lexicon, so no words are suggested; `make lexicon` builds one, --lexicon"
          + " FILE takes another, and --no-suggestions does without"
      ])
  }

  @Test("A lexicon that is installed and damaged is named, and it types")
  func damagedLexicon() throws {
    let folder = try PrivateFolder()
    let file = folder.path(of: "toprail/en-full.v1.lex")
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "toprail"), withIntermediateDirectories: true)
    try Data("no lexicon".utf8).write(to: URL(fileURLWithPath: file))
    let keyboard = try KeyboardProcess(data: folder.path)
    try keyboard.expectTyping()
    #expect(
      try said(by: keyboard) == ["toprail: \(file) is no lexicon. `make lexicon` builds one."])
  }

  /// All that the program has said when it ends.
  private func said(by keyboard: KeyboardProcess) throws -> [String] {
    keyboard.idle(milliseconds: 50)
    keyboard.compositor.stop()
    #expect(keyboard.program.exitCode() == 0)
    return keyboard.program.lines.rest()
  }
}
