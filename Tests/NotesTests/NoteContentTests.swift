// SPDX-License-Identifier: MIT

import Testing

@testable import NotesKit

@Suite struct NoteContentTests {
  @Test func everySmallFileIsWrittenBackAsItCame() {
    let alphabet: [[UInt8]] = [
      [0x61], [0x0A], [0x0D], [0xEF, 0xBB, 0xBF], [0xC3, 0xA9], [0xFF], [0],
    ]
    var files: [[UInt8]] = [[]]
    for _ in 0..<5 { files += files.suffix(from: 0).flatMap { file in alphabet.map { file + $0 } } }
    for bytes in Set(files) {
      let content = NoteContent(bytes: bytes)
      if content.readOnly == nil, content.bytes != bytes { Issue.record("\(bytes)") }
      let isText = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
      if (content.readOnly == nil) != isText { Issue.record("\(bytes) \(content)") }
    }
  }

  @Test func linesOfCRLFStayLinesOfCRLF() {
    var content = NoteContent(bytes: Array("a\r\nb\r\n".utf8))
    #expect(content.text == "a\nb\n")
    content.text = "a\nnew\nb"
    #expect(content.bytes == Array("a\r\nnew\r\nb".utf8))
  }

  @Test(arguments: ["a\r\nb\n", "a\rb\r\n", "\r", "a\n\r"])
  func mixedLineEndsAreLeftAlone(text: String) {
    let content = NoteContent(bytes: Array(text.utf8))
    #expect(content.text == text)
    #expect(content.bytes == Array(text.utf8))
  }

  @Test func aLargeFileIsShownInPart() {
    let bytes = [UInt8](repeating: 0x61, count: 5_000_000)
    let content = NoteContent(bytes: bytes)
    #expect(content.readOnly == .tooLarge)
    #expect(content.text.utf8.count == 65_536)
    #expect(NoteContent(bytes: Array(bytes.prefix(NoteContent.sizeLimit))).readOnly == nil)
  }

  @Test func invalidTextIsShownAsFarAsItGoes() {
    let content = NoteContent(bytes: Array("caf".utf8) + [0xE9, 0, 0x62])
    #expect(content.readOnly == .notText)
    #expect(content.text == "caf\u{FFFD} b")
  }

  @Test func aFileWithoutWritePermissionIsReadOnly() {
    #expect(NoteContent(bytes: [0x61], isWritable: false).readOnly == .notWritable)
  }
}
