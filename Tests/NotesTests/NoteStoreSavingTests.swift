// SPDX-License-Identifier: MIT

import Foundation
import NotesKit
import Testing

@Suite struct NoteStoreSavingTests {
  @Test func anEditIsOnTheDiskHalfASecondLater() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    bench.edit(id, "# Old\n\nnew\n")
    bench.pass(0.4)
    #expect(bench.folder["Old.md"] == "# Old\n\ntext\n")
    bench.pass(0.2)
    #expect(bench.folder["Old.md"] == "# Old\n\nnew\n")
    #expect(bench.store.dueTime == nil)
  }

  @Test func continuousTypingLosesAtMostASecond() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    var typed: [(time: Double, text: String)] = []
    var text = "# Old\n\n"
    for _ in 0..<100 {
      text += "x"
      bench.edit(id, text)
      typed.append((bench.time, text))
      bench.pass(0.05)
      let disk = bench.folder["Old.md"] ?? ""
      let due = typed.last { $0.time <= bench.time - 1 }?.text ?? ""
      #expect(disk.utf8.count >= due.utf8.count)
    }
  }

  @Test func textOfTheSameContentIsNotWritten() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    bench.edit(id, "# Old\n\ntext\n")
    #expect(bench.store.dueTime == nil)
  }

  @Test func editsDuringASaveGetASaveOfTheirOwn() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    bench.edit(id, "# Old\n\none")
    let job = try #require(bench.store.nextSave(at: .infinity))
    bench.edit(id, "# Old\n\none two")
    #expect(bench.store.nextSave(at: .infinity) == nil, "one at a time")
    _ = bench.store.finish(job.run(), at: bench.time)
    #expect(bench.folder["Old.md"] == "# Old\n\none")
    #expect(bench.store.content(of: id)?.text == "# Old\n\none two")
    bench.pass(0.6)
    #expect(bench.folder["Old.md"] == "# Old\n\none two")
  }

  @Test func aFullDiskIsToldAndTriedAgain() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    bench.files.failure.withLock { $0 = ENOSPC }
    bench.edit(id, "# Old\n\nnew")
    #expect(bench.pass(1) == [.failed(id, reason: "No space left on device")])
    #expect(bench.folder["Old.md"] == "# Old\n\ntext\n")
    #expect(bench.store.hasUnsavedEdits(id))
    bench.edit(id, "# Old\n\nnewer")
    bench.files.failure.withLock { $0 = nil }
    #expect(bench.pass(5).contains(.saved(id)))
    #expect(bench.folder["Old.md"] == "# Old\n\nnewer")
  }

  @Test func savingAllEndsOnADiskThatIsFullToo() throws {
    let bench = try Bench(["A.md": "# A\n", "B.md": "# B\n"])
    let ids = try [bench.note("A"), bench.note("B")]
    for id in ids { bench.edit(id, "# New\n") }
    bench.files.failure.withLock { $0 = ENOSPC }
    #expect(bench.store.saveAll(at: bench.time).count == 2)
    #expect(ids.allSatisfy(bench.store.hasUnsavedEdits))
    bench.files.failure.withLock { $0 = nil }
    _ = bench.store.saveAll(at: bench.time)
    #expect(bench.folder.names == ["New 2.md", "New.md"])
    #expect(bench.store.dueTime == nil)
  }

  @Test func aNewNoteGetsItsFileWithItsFirstText() throws {
    let bench = try Bench()
    let id = bench.store.makeNote()
    bench.pass(2)
    bench.edit(id, " \n")
    bench.pass(2)
    #expect(bench.folder.names == ["Old.md"])
    bench.edit(id, "# Old\n\nanother")
    bench.pass(1)
    #expect(bench.folder["Old 2.md"] == "# Old\n\nanother")
    #expect(bench.folder["Old.md"] == "# Old\n\ntext\n")
  }

  @Test func aBlankNewNoteGoesWhenItsEditorCloses() throws {
    let bench = try Bench()
    let id = bench.store.makeNote()
    #expect(bench.titles == ["New Note", "Old"])
    bench.store.close(id)
    #expect(bench.titles == ["Old"])
    let old = try bench.note("Old")
    bench.edit(old, "")
    bench.pass(1)
    bench.store.close(old)
    #expect(bench.folder["Old.md"] == "")
  }

  @Test func theFileFollowsTheTitleOnceItIsLeftAlone() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    for title in ["N", "Ne", "New"] {
      bench.edit(id, "# \(title)\n\ntext\n")
      bench.pass(1)
      #expect(bench.folder.names == ["Old.md"])
    }
    bench.pass(1)
    #expect(bench.folder.names == ["New.md"])
    #expect(bench.folder["New.md"] == "# New\n\ntext\n")
    #expect(bench.store.dueTime == nil)
    bench.edit(id, "# Old\n\ntext\n")
    bench.pass(3)
    #expect(bench.folder.names == ["Old.md"])
  }

  @Test func aNameThatPeopleChoseIsLeftAlone() throws {
    let bench = try Bench(["todo.md": "# My tasks\n"])
    bench.edit(try bench.note("My tasks"), "# My chores\n")
    bench.pass(5)
    #expect(bench.folder.names == ["todo.md"])
  }

  @Test func aTakenTitleIsNumbered() throws {
    let bench = try Bench(["A.md": "# A\n", "B.md": "# B\n"])
    bench.edit(try bench.note("B"), "# A\n\nwas B")
    bench.pass(5)
    #expect(bench.folder.names == ["A 2.md", "A.md"])
    #expect(bench.folder["A.md"] == "# A\n")
  }

  @Test func aReadOnlyNoteIsNotEdited() throws {
    let bench = try Bench(["Bad.md": "x"])
    try bench.folder.write([0x62, 0xFF], to: "Latin.md")
    _ = try bench.refresh()
    let id = try #require(bench.store.notes().first { $0.title.hasPrefix("b") }?.id)
    #expect(bench.store.content(of: id)?.readOnly == .notText)
    bench.edit(id, "overwritten")
    bench.pass(5)
    #expect(
      FileManager.default.contents(atPath: bench.folder.path("Latin.md")) == Data([0x62, 0xFF]))
  }

  @Test func theLastChangedNoteComesFirst() throws {
    let bench = try Bench(["A.md": "# A\n", "B.md": "# B\n", "C.md": "# C\n"])
    for (name, age) in [("A", 30.0), ("B", 10), ("C", 20)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1000 - age)],
        ofItemAtPath: bench.folder.path(name + ".md"))
    }
    _ = try bench.refresh()
    #expect(bench.store.notes().map(\.title) == ["B", "C", "A"])
    bench.edit(try bench.note("A"), "# A\n\nedited")
    #expect(bench.store.notes().map(\.title) == ["A", "B", "C"])
    bench.pass(1)
    #expect(bench.store.notes().map(\.title) == ["A", "B", "C"])
  }

  @Test func searchLooksIntoTitlesAndTexts() throws {
    let bench = try Bench(["A.md": "# Café\n\nnoir", "B.md": "# Tea\n\nnoir"])
    #expect(bench.store.notes(matching: "noir").count == 2)
    #expect(bench.store.notes(matching: "cafe NOIR").map(\.title) == ["Café"])
    bench.edit(try bench.note("Tea"), "# Tea\n\ncafé noir")
    #expect(bench.store.notes(matching: "cafe noir").count == 2)
  }
}
