// SPDX-License-Identifier: MIT

import Glibc
import NotesKit
import Testing

@Suite struct NoteStoreDeletingTests {
  @Test func undoBringsBackTheSameNote() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    try bench.store.delete(id)
    #expect(bench.folder.names == [])
    #expect(bench.titles == [])
    #expect(bench.store.deletedTitle == "Old")
    #expect(try bench.store.undoDelete() == id)
    #expect(bench.folder["Old.md"] == "# Old\n\ntext\n")
    bench.edit(id, "# Old\n\nnew")
    bench.pass(1)
    #expect(bench.folder["Old.md"] == "# Old\n\nnew")
    #expect(try bench.store.undoDelete() == nil)
  }

  @Test func undoFindsAnotherNameWhereTheOldOneIsTaken() throws {
    let bench = try Bench()
    try bench.store.delete(try bench.note("Old"))
    bench.folder["Old.md"] = "# Old\n\nsomebody else's"
    _ = try bench.refresh()
    _ = try bench.store.undoDelete()
    #expect(bench.folder["Old.md"] == "# Old\n\nsomebody else's")
    #expect(bench.folder["Old 2.md"] == "# Old\n\ntext\n")
    #expect(bench.titles == ["Old", "Old"])
  }

  @Test func deletionsAreUndoneFromTheLast() throws {
    let bench = try Bench(["A.md": "# A", "B.md": "# B"])
    for title in ["A", "B"] { try bench.store.delete(try bench.note(title)) }
    _ = try bench.store.undoDelete()
    #expect(bench.titles == ["B"])
    _ = try bench.store.undoDelete()
    #expect(bench.titles == ["A", "B"])
  }

  @Test func whatCannotBeDeletedStays() throws {
    let bench = try Bench()
    bench.files.failure.withLock { $0 = EROFS }
    let id = try bench.note("Old")
    #expect(throws: FileError.self) { try bench.store.delete(id) }
    #expect(bench.titles == ["Old"])
    #expect(!bench.store.canUndoDelete)
  }

  @Test func oldTrashIsEmptiedWhenTheFolderIsOpened() throws {
    let bench = try Bench()
    try bench.store.delete(try bench.note("Old"))
    bench.clock.seconds += 29 * 86_400
    try bench.store.load()
    #expect(bench.store.canUndoDelete)
    bench.clock.seconds += 2 * 86_400
    try bench.store.load()
    #expect(throws: FileError.self) { _ = try bench.store.undoDelete() }
  }

  @Test func onlyAFolderThatNeverHadNotesGetsTheWelcome() throws {
    let bench = try Bench([:])
    #expect(bench.folder.names == ["Welcome to Notes.md"])
    #expect(bench.titles == ["Welcome to Notes"])
    try bench.store.delete(try bench.note("Welcome to Notes"))
    let again = NoteStore(files: bench.files)
    try again.load()
    #expect(again.notes().isEmpty)
  }
}
