// SPDX-License-Identifier: MIT

import Foundation
import LexiconBuilder
import Suggestions
import Testing

@Suite("A file that is no lexicon says so")
struct LexiconErrorTests {
  private let file = TemporaryFile()

  @Test("One that isn't there, can't be read, or isn't plain")
  func unreadable() throws {
    #expect(error == .unreadable(path: file.path, reason: "No such file or directory"))
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
    #expect(error == .unreadable(path: file.path, reason: "it is no plain file"))
    try FileManager.default.removeItem(atPath: file.path)
    mkfifo(file.path, 0o600)
    #expect(error == .unreadable(path: file.path, reason: "it is no plain file"))
    try FileManager.default.removeItem(atPath: file.path)
    symlink("nowhere", file.path)
    #expect(error == .unreadable(path: file.path, reason: "No such file or directory"))
  }

  @Test("One that was locked away", .disabled(if: geteuid() == 0, "root may read everything"))
  func locked() throws {
    try file.write(whole)
    chmod(file.path, 0)
    #expect(error == .unreadable(path: file.path, reason: "Permission denied"))
  }

  @Test("An empty one, and others")
  func foreign() throws {
    for bytes in [
      [], Array("TOPRLE".utf8), Array("TOPRLEX\r\n".utf8), [UInt8](repeating: 7, count: 9_000),
    ] {
      try file.write(bytes)
      #expect(error == .foreign(path: file.path))
    }
  }

  @Test("One of another format, however short its header")
  func format() throws {
    var bytes = try whole
    bytes[8] = 9
    for count in [bytes.count, 64, 16, 12] {
      try file.write(Array(bytes[..<count]))
      #expect(error == .format(path: file.path, found: 9))
    }
    bytes.replaceSubrange(8..<12, with: [0xFF, 0xFF, 0xFF, 0xFF])
    try file.write(bytes)
    #expect(error == .format(path: file.path, found: 0xFFFF_FFFF))
  }

  @Test("One that was cut at any place")
  func cut() throws {
    let bytes = try whole
    let places =
      Array(8..<LexiconFormat.headerSize + 9)
      + stride(from: LexiconFormat.headerSize, to: bytes.count, by: 53) + [bytes.count - 1]
    for count in places {
      try file.write(Array(bytes[..<count]))
      #expect(error == .damaged(path: file.path), "after \(count) bytes")
    }
    try file.write(bytes)
    #expect(error == nil)
  }

  @Test("Each message names the file and the remedy")
  func messages() {
    let errors: [LexiconError] = [
      .unreadable(path: "/a/b.lex", reason: "why"), .foreign(path: "/a/b.lex"),
      .format(path: "/a/b.lex", found: 7), .damaged(path: "/a/b.lex"),
    ]
    for error in errors {
      #expect(error.description.hasPrefix("/a/b.lex ") && "\(error)".contains("`make lexicon`"))
    }
    #expect("\(errors[0])".contains("why") && "\(errors[2])".contains("7"))
  }

  private var error: LexiconError? {
    do {
      _ = try Lexicon(path: file.path)
      return nil
    } catch {
      return error
    }
  }

  private var whole: [UInt8] {
    get throws {
      let file = TemporaryFile()
      try RandomModel(seed: 2, words: 20).write(to: file.path)
      return [UInt8](try Data(contentsOf: URL(filePath: file.path)))
    }
  }
}
