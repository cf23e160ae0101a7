// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NotesKit

@Suite struct DiskFilesTests {
  let folder = Folder()

  private var files: DiskFiles { get throws { try DiskFiles(folder: folder.path) } }

  private func code(_ body: () throws -> Void) -> Int32? {
    do { try body() } catch { return (error as? FileError)?.code }
    return nil
  }

  @Test func createRefusesATakenName() throws {
    folder["a.md"] = "mine"
    #expect(code { _ = try files.create(FileName("a.md"), bytes: [1]) } == EEXIST)
    #expect(folder["a.md"] == "mine")
    #expect(folder.names == ["a.md"])
  }

  @Test func replaceRefusesAMissingName() throws {
    #expect(code { _ = try files.replace(FileName("a.md"), bytes: [1], expecting: nil) } == ENOENT)
    #expect(folder.names == [])
  }

  @Test func moveRefusesATakenName() throws {
    folder["a.md"] = "a"
    folder["b.md"] = "b"
    #expect(code { try files.move(FileName("a.md"), to: FileName("b.md")) } == EEXIST)
    #expect(folder["b.md"] == "b")
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755])
  func replaceKeepsPermissions(mode: Int) throws {
    folder["a.md"] = "old"
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path("a.md"))
    _ = try files.replace(FileName("a.md"), bytes: Array("new".utf8), expecting: nil)
    #expect(folder["a.md"] == "new")
    #expect(try folder.permissions("a.md") == mode)
    #expect(folder.names == ["a.md"])
  }

  @Test func replaceReturnsTheStateThatEntriesShow() throws {
    folder["a.md"] = "old"
    let replacement = try files.replace(FileName("a.md"), bytes: Array("new".utf8), expecting: nil)
    #expect(try files.entries().map(\.stamp) == [replacement.stamp])
    #expect(
      try files.create(FileName("b.md"), bytes: [])
        == files.entries().first { $0.name.text == "b.md" }?.stamp)
  }

  @Test func replaceKeepsWhatWasNotExpected() throws {
    folder["a.md"] = "base"
    let stamp = try #require(try files.entries().first).stamp
    folder["a.md"] = "theirs, longer"
    let replacement = try files.replace(
      FileName("a.md"), bytes: Array("ours".utf8), expecting: stamp)
    let kept = try #require(replacement.displaced)
    #expect(folder["a.md"] == "ours")
    #expect(folder[kept.text] == "theirs, longer")
    try files.removeLeftovers()
    #expect(folder[kept.text] == "theirs, longer", "it is nobody's half-written file")
  }

  @Test func linksAreFollowedAndStayLinks() throws {
    let other = Folder()
    other["target.txt"] = "old"
    try folder.link("a.md", to: other.path("target.txt"))
    _ = try files.replace(FileName("a.md"), bytes: Array("new".utf8), expecting: nil)
    #expect(other["target.txt"] == "new")
    #expect(other.names == ["target.txt"])
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("a.md"))
    #expect(target == other.path("target.txt"))
  }

  @Test func onlyRegularFilesWithANotesNameAreNotes() throws {
    for name in ["a.md", "b.MD", "c.txt", ".hidden.md", ".md", "d.md.bak"] { folder[name] = "x" }
    try FileManager.default.createDirectory(
      atPath: folder.path("folder.md"), withIntermediateDirectories: false)
    try folder.link("dangling.md", to: "nowhere")
    try folder.link("loop.md", to: "loop.md")
    #expect(mkfifo(folder.path("pipe.md"), 0o600) == 0)
    #expect(try files.entries().map(\.name.text).sorted() == ["a.md", "b.MD"])
  }

  @Test func aPipeThatCameMeanwhileDoesNotBlock() throws {
    #expect(mkfifo(folder.path("pipe.md"), 0o600) == 0)
    #expect(try files.read(FileName("pipe.md"), limit: 10).bytes == [])
  }

  @Test func namesNeedNotBeUTF8() throws {
    let name = FileName(bytes: [0xFF, 0x41] + Array(".md".utf8))
    _ = try files.create(name, bytes: [1, 2])
    #expect(try files.entries().map(\.name) == [name])
    _ = try files.replace(name, bytes: [3], expecting: nil)
    #expect(try files.read(name, limit: 10).bytes == [3])
    let trashed = try files.trash(name, at: 5)
    try files.restore(trashed, as: name)
    #expect(try files.entries().map(\.name) == [name])
  }

  @Test func readStopsAtItsLimit() throws {
    folder["a.md"] = String(repeating: "x", count: 200_000)
    #expect(try files.read(FileName("a.md"), limit: 100_001).bytes.count == 100_001)
    #expect(try files.read(FileName("a.md"), limit: .max).bytes.count == 200_000)
  }

  @Test func leftoversAreRemovedUnlessTheirWriterLives() throws {
    folder[".toprail-notes-abc.tmp"] = "half"
    folder[".toprail-notes-abc.other"] = "kept"
    folder["note.md"] = "note"
    let files = try self.files
    let living = try Temporary(in: files.folder)
    files.removeLeftovers()
    #expect(folder.names.count == 3)
    #expect(folder.names.contains("note.md"))
    #expect(folder.names.contains(".toprail-notes-abc.other"))
    living.discard()
    #expect(folder.names.count == 2)
  }

  @Test func leftoversBesideTargetsOfLinksAreRemoved() throws {
    let other = Folder()
    other["target.txt"] = "old"
    other[".toprail-notes-abc.tmp"] = "half"
    try folder.link("a.md", to: other.path("target.txt"))
    try files.removeLeftovers()
    #expect(other.names == ["target.txt"])
  }

  @Test func trashIsEmptiedByAge() throws {
    for (name, time) in [("a.md", 10), ("b.md", 20), ("c.md", 30)] {
      folder[name] = name
      _ = try files.trash(FileName(name), at: time)
    }
    try files.emptyTrash(before: 20)
    let left = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(".toprail-notes-trash"))
    #expect(left.filter { $0.hasSuffix(".md") }.sorted() == ["20-0/b.md", "30-0/c.md"])
  }

  @Test func trashTakesTheSameNameTwiceInASecond() throws {
    var trashed: [TrashedFile] = []
    for text in ["one", "two"] {
      folder["a.md"] = text
      trashed.append(try files.trash(FileName("a.md"), at: 7))
    }
    try files.restore(trashed[0], as: FileName("a.md"))
    #expect(folder["a.md"] == "one")
    #expect(code { try files.restore(trashed[1], as: FileName("a.md")) } == EEXIST)
    try files.restore(trashed[1], as: FileName("b.md"))
    #expect(folder["b.md"] == "two")
  }

  @Test func aFolderThatIsMissingIsMade() throws {
    let path = folder.path("new")
    _ = try DiskFiles(folder: path)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func foldersThatCannotBeUsedAreRefused() throws {
    folder["file"] = "x"
    #expect(code { _ = try DiskFiles(folder: folder.path("no/such")) } == ENOENT)
    #expect(code { _ = try DiskFiles(folder: folder.path("file")) } == ENOTDIR)
    // Nobody can make files there, not even the superuser.
    #expect(code { _ = try DiskFiles(folder: "/proc/self") } != nil)
  }

  @Test func errorsReadAsSentences() {
    #expect(FileError(code: EACCES, path: "/srv").description == "/srv: Permission denied")
  }
}
