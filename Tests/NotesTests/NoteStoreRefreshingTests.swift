// SPDX-License-Identifier: MIT

import Foundation
import NotesKit
import Testing

@Suite struct NoteStoreRefreshingTests {
  @Test func nothingHappenedWhenNothingHappened() throws {
    let bench = try Bench()
    #expect(try bench.refresh() == [])
    bench.edit(try bench.note("Old"), "# New\n")
    bench.pass(5)
    #expect(try bench.refresh() == [], "our own saves are no news")
  }

  @Test func anUnchangedNoteIsReloaded() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    bench.folder["Old.md"] = "# Theirs\n"
    #expect(try bench.refresh() == [.reloaded(id), .list])
    #expect(bench.store.content(of: id)?.text == "# Theirs\n")
  }

  @Test func aTouchedFileIsNotReloaded() throws {
    let bench = try Bench()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: bench.folder.path("Old.md")
    )
    #expect(try bench.refresh() == [.list])
    #expect(try bench.refresh() == [])
  }

  @Test(arguments: [true, false])
  func unsavedEditsAreKeptAndSoIsTheOtherVersion(isNoticedBefore: Bool) throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    bench.edit(id, "# Old\n\nours")
    bench.folder["Old.md"] = "# Old\n\ntheirs"
    if isNoticedBefore { #expect(try bench.refresh() == []) }
    #expect(bench.pass(1).contains(.conflict(id, copy: "Old (conflict).md")))
    #expect(bench.folder["Old.md"] == "# Old\n\nours")
    #expect(bench.folder["Old (conflict).md"] == "# Old\n\ntheirs")
    #expect(bench.folder.names == ["Old (conflict).md", "Old.md"])
    #expect(try bench.refresh() == [])
    #expect(bench.titles == ["Old", "Old"])
  }

  @Test func aChangeInTheLastMomentIsKeptToo() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    bench.edit(id, "# Old\n\nours")
    let folder = bench.folder
    bench.files.meanwhile.withLock { $0 = { folder["Old.md"] = "# Old\n\nlast moment" } }
    #expect(bench.pass(1).contains(.conflict(id, copy: "Old (conflict).md")))
    #expect(bench.folder["Old (conflict).md"] == "# Old\n\nlast moment")
  }

  @Test func aTouchOrTheSameTextIsNoConflict() throws {
    for theirs in ["# Old\n\ntext\n", "# Old\n\nours"] {
      let bench = try Bench()
      bench.edit(try bench.note("Old"), "# Old\n\nours")
      bench.folder["Old.md"] = theirs
      bench.pass(1)
      #expect(bench.folder.names == ["Old.md"])
      #expect(bench.folder["Old.md"] == "# Old\n\nours")
    }
  }

  @Test func theOtherVersionInAnotherEncodingIsKeptByteForByte() throws {
    let bench = try Bench()
    bench.edit(try bench.note("Old"), "# Old\n\nours")
    try bench.folder.write([0xFF, 0xFE, 0], to: "Old.md")
    bench.pass(1)
    let kept = FileManager.default.contents(atPath: bench.folder.path("Old (conflict).md"))
    #expect(kept == Data([0xFF, 0xFE, 0]))
  }

  @Test func aDeletedNoteGoes() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    try bench.folder.remove("Old.md")
    #expect(try bench.refresh() == [.removed(id), .list])
    #expect(bench.store.content(of: id) == nil)
  }

  @Test(arguments: [true, false])
  func unsavedEditsOfADeletedNoteAreSavedAnew(isNoticedBefore: Bool) throws {
    let bench = try Bench()
    bench.edit(try bench.note("Old"), "# Old\n\nours")
    try bench.folder.remove("Old.md")
    if isNoticedBefore { #expect(try bench.refresh() == []) }
    bench.pass(1)
    #expect(bench.folder["Old.md"] == "# Old\n\nours")
  }

  @Test func aRenamedFileIsTheSameNote() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    try bench.folder.move("Old.md", to: "Renamed.md")
    #expect(try bench.refresh() == [.list])
    #expect(bench.store.fileName(of: id) == "Renamed.md")
    bench.edit(id, "# Other\n")
    bench.pass(5)
    #expect(bench.folder.names == ["Renamed.md"], "people chose that name")
  }

  @Test func aFileRenamedUnderUnsavedEditsIsFollowed() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    bench.edit(id, "# Old\n\nours")
    try bench.folder.move("Old.md", to: "Renamed.md")
    _ = try bench.refresh()
    bench.pass(1)
    #expect(bench.folder["Renamed.md"] == "# Old\n\nours")
    #expect(bench.folder.names == ["Renamed.md"])
  }

  @Test func newFilesAreNewNotes() throws {
    let bench = try Bench()
    bench.folder["Another.md"] = "# Another\n"
    #expect(try bench.refresh() == [.list])
    #expect(bench.titles == ["Another", "Old"])
  }

  @Test func whileASaveRunsNothingIsCompared() throws {
    let bench = try Bench()
    let id = bench.store.makeNote()
    bench.edit(id, "# New\n")
    let job = try #require(bench.store.nextSave(at: .infinity))
    let result = job.run()
    #expect(try bench.refresh() == [])
    _ = bench.store.finish(result, at: bench.time)
    #expect(try bench.refresh() == [])
    #expect(bench.titles == ["New", "Old"])
  }

  @Test func permissionsThatComeAndGo() throws {
    let bench = try Bench()
    let id = try bench.note("Old")
    bench.files.isReadOnly.withLock { $0 = true }
    #expect(try bench.refresh() == [.reloaded(id), .list])
    #expect(bench.store.content(of: id)?.readOnly == .notWritable)
    #expect(try bench.refresh() == [])
    bench.files.isReadOnly.withLock { $0 = false }
    #expect(try bench.refresh() == [.reloaded(id), .list])
    #expect(bench.store.content(of: id)?.readOnly == nil)
  }
}
