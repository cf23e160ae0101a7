// SPDX-License-Identifier: MIT

import Foundation
import SuggestKit
import Testing

@Suite struct PhrasesTests {
  @Test(
    arguments: [
      ("", []), ("\n \r\n\t\n", []), ("a", [["a"]]),
      (
        "How ARE\tyou \r\n\r\nÉté’s,  fine\rx",
        [["how", "are", "you"], ["été’s,", "fine"], ["x"]]
      ),
    ] as [(String, [[String]])])
  func wordsOfLines(text: String, lines: [[String]]) {
    #expect(Phrases(text: text).lines == lines)
  }

  @Test func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "phrases.txt").path
    let long = String(repeating: "word ", count: 100_000)
    try Data("\u{FEFF}one two\n\(long)".utf8).write(to: URL(filePath: path))
    let phrases = try Phrases(path: path)
    #expect(phrases.lines.map(\.count) == [2, 100_000])
    #expect(phrases.lines[0] == ["one", "two"])

    try Data([0x61, 0xFF]).write(to: URL(filePath: path))
    #expect(
      throws: Failure(.data, "'\(path)' is no text in UTF-8; convert it with iconv")
    ) { try Phrases(path: path) }
    #expect(
      throws: Failure(.noInput, "'\(path)x' can't be read: No such file or directory")
    ) { try Phrases(path: path + "x") }
    #expect(
      throws: Failure(.noInput, "'\(folder.path)' can't be read: Is a directory")
    ) { try Phrases(path: folder.path) }
  }
}
