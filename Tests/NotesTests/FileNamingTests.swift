// SPDX-License-Identifier: MIT

import NotesKit
import Testing

@Suite struct FileNamingTests {
  @Test(arguments: [
    ("Groceries", "Groceries"),
    ("a/b\\c", "a-b\\c"),
    ("../../etc/passwd", "-..-etc-passwd"),
    ("...hidden", "hidden"),
    (". . .", "New Note"),
    ("", "New Note"),
    ("/", "-"),
    ("a\u{0}b\u{7F}c\r\nd", "a b c d"),
    ("  two   words  ", "two words"),
    ("👩‍👩‍👧 Überraschung", "👩‍👩‍👧 Überraschung"),
    ("שלום", "שלום"),
  ])
  func stems(title: String, stem: String) {
    #expect(FileNaming.stem(for: title) == stem)
  }

  @Test func everySmallTitleMakesASafeName() {
    let alphabet = ["a", "/", ".", " ", "\u{0}", "\u{301}", "👩‍👧", "\n", "-"]
    var titles = [""]
    for _ in 0..<4 { titles += titles.flatMap { title in alphabet.map { title + $0 } } }
    for title in Set(titles) {
      let name = FileName(FileNaming.stem(for: title) + ".md")
      let isSafe = name.isNote && !name.bytes.contains(0x2F) && !name.bytes.contains { $0 < 0x20 }
      if !isSafe { Issue.record("\(title.debugDescription)") }
      if !FileNaming.isName(name, from: title) { Issue.record("\(title.debugDescription)") }
    }
  }

  @Test(arguments: ["x", "é", "👩‍👩‍👧", "e\u{301}", "あ"])
  func longTitlesAreCutBetweenCharacters(character: Character) {
    let title = String(repeating: character, count: 500)
    let stem = FileNaming.stem(for: title)
    #expect(stem.utf8.count <= 200 && stem.utf8.count > 150)
    #expect(title.hasPrefix(stem))
  }

  @Test func collisionsAreNumbered() {
    let names = FileNaming.names(for: "A").prefix(3).map(\.text)
    #expect(names == ["A.md", "A 2.md", "A 3.md"])
    let copies = FileNaming.conflictNames(for: FileName("A.md")).prefix(2).map(\.text)
    #expect(copies == ["A (conflict).md", "A (conflict 2).md"])
  }

  @Test func conflictNamesKeepOddBytesAndTheLimit() {
    let odd = FileName(bytes: [0xFF] + Array(".md".utf8))
    #expect(Array(FileNaming.conflictNames(for: odd).prefix(1))[0].bytes.first == 0xFF)
    let long = FileName(String(repeating: "x", count: 252) + ".md")
    #expect(Array(FileNaming.conflictNames(for: long).prefix(1))[0].bytes.count <= 255)
  }

  @Test(arguments: [
    ("A.md", true), ("A 2.md", true), ("A 17.md", true), ("A 1.md", false), ("A two.md", false),
    ("A.MD", false), ("AB.md", false), ("B.md", false), ("a.md", false), ("A2.md", false),
  ])
  func whetherANameCameFromATitle(name: String, answer: Bool) {
    #expect(FileNaming.isName(FileName(name), from: "A") == answer)
  }
}

@Suite struct NoteSearchTests {
  @Test(arguments: [
    ("", "anything", true), ("   ", "anything", true),
    ("cafe", "Le CAFÉ noir", true), ("CAFÉ", "cafe", true), ("uber", "Überraschung", true),
    ("noir cafe", "café noir", true), ("noir tea", "café noir", false),
    ("e\u{301}", "é", true), ("aab", "aaab", true), ("ab", "", false),
    ("москва", "МОСКВА", true), ("👩‍👧", "a 👩‍👧 b", true),
  ])
  func matches(query: String, text: String, answer: Bool) {
    #expect(NoteSearch(query).matches(text) == answer)
  }

  @Test func everySmallSearchAgreesWithTheObviousOne() {
    var words = [""]
    for _ in 0..<4 { words += words.flatMap { [$0 + "a", $0 + "b"] } }
    for text in Set(words) {
      for word in Set(words)
      where NoteSearch(word).matches(text) != (word.isEmpty || text.contains(word)) {
        Issue.record("\(word) in \(text)")
      }
    }
  }
}

@Suite struct LongFileNameTests {
  /// File systems take 255 bytes, however few characters they are.
  @Test(arguments: ["x", "é", "👩‍👩‍👧‍👦", "e\u{301}\u{302}\u{303}", "あ", "🇩🇪"])
  func copiesOfAnyNameFitTheFileSystem(character: String) {
    for count in 1...252 {
      let stem = String(repeating: character, count: count)
      guard stem.utf8.count <= 252 else { break }
      let name = FileName(stem + ".md")
      for copy in FileNaming.conflictNames(for: name).suffix(1) {
        #expect(copy.bytes.count <= 255)
        #expect(copy.isNote && String(validating: copy.bytes, as: UTF8.self) != nil)
      }
    }
  }

  @Test func oneCharacterOfManyMarksAndNamesThatAreNoTextFitToo() {
    let marks = "e" + String(repeating: "\u{301}", count: 125)
    for bytes in [Array(marks.utf8), Array(repeating: 0xFF, count: 252)] {
      let name = FileName(bytes: bytes + Array(".md".utf8))
      let copies = Array(FileNaming.conflictNames(for: name))
      #expect(copies.allSatisfy { $0.bytes.count <= 255 })
    }
  }
}
