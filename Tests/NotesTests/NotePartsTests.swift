// SPDX-License-Identifier: MIT

import NotesKit
import Testing

@Suite struct NotePartsTests {
  @Test func thePartsOfEverySmallTextAreTheText() {
    let alphabet = ["a", " ", "\n", "#", "é", "\r\n", "---\n"]
    var texts = [""]
    for _ in 0..<5 { texts += texts.flatMap { text in alphabet.map { text + $0 } } }
    for text in Set(texts) {
      let parts = NoteParts(text)
      let whole = parts.lead + parts.title + parts.gap + parts.body
      if !whole.utf8.elementsEqual(text.utf8) { Issue.record("\(text.debugDescription)") }
      if !parts.text.utf8.elementsEqual(text.utf8) { Issue.record("\(text.debugDescription)") }
      if parts.title.contains("\n") { Issue.record("\(text.debugDescription)") }
    }
  }

  @Test(arguments: [
    ("# Title\n\nbody", "Title", "body"),
    ("Title\nbody", "Title", "body"),
    ("\n\n###  Title", "Title", ""),
    ("#tag first\nx", "#tag first", "x"),
    ("---\ntags: a\n---\n\n# Title\n\nbody", "Title", "body"),
    ("---\nno end", "---", "no end"),
    ("# Title\n\n\nbody", "Title", "\nbody"),
    ("####### seven", "####### seven", ""),
  ])
  func titleAndBody(text: String, title: String, body: String) {
    #expect(NoteParts(text).title == title)
    #expect(NoteParts(text).body == body)
  }

  @Test func aNewTitleBecomesAHeading() {
    var parts = NoteParts.blank
    parts.setTitle("Groceries")
    #expect(parts.text == "# Groceries")
    parts.body = "- milk"
    #expect(parts.text == "# Groceries\n\n- milk")
    parts.setTitle("")
    #expect(parts.text == "- milk")
  }

  @Test func aTitleAfterTheBody() {
    var parts = NoteParts.blank
    parts.body = "milk"
    #expect(parts.text == "milk")
    parts.setTitle("Groceries")
    #expect(parts.text == "# Groceries\n\nmilk")
  }

  @Test func aTitleIsOneLine() {
    var parts = NoteParts("# A\n\nb")
    parts.setTitle("one\ntwo\r\nthree")
    #expect(parts.text == "# one two three\n\nb")
  }

  @Test func spacesAfterATitleAreNoneOfIt() {
    var parts = NoteParts("# A\n\nb")
    parts.setTitle("Tomorrow morning  ")
    #expect(parts.text == "# Tomorrow morning\n\nb")
    parts = .blank
    parts.setTitle(" ")
    #expect(parts == .blank)
  }

  @Test func aFrontMatterStays() {
    var parts = NoteParts("---\na: 1\n---\n# A\nb")
    parts.setTitle("")
    parts.setTitle("New")
    #expect(parts.text == "---\na: 1\n---\n# New\nb")
  }
}

@Suite struct NoteTitleTests {
  @Test(arguments: [
    ("", "New Note", ""),
    ("  \n\n", "New Note", ""),
    ("# A *b* **c** `d`\n\n- [ ] e\n", "A *b* c d", "e"),
    ("- [x] > done", "done", ""),
    ("#tag\n====\nrest", "#tag", "rest"),
    ("a\tb  c", "a b c", ""),
    ("---\nx: 1\n---\n", "New Note", ""),
    ("👩‍👩‍👧 family", "👩‍👩‍👧 family", ""),
  ])
  func titleAndPreview(text: String, title: String, preview: String) {
    #expect(NoteTitle(text).title == title)
    #expect(NoteTitle(text).preview == preview)
  }

  @Test func titlesHaveALimit() {
    #expect(NoteTitle(String(repeating: "long ", count: 10_000)).title.count <= 200)
  }
}
