// SPDX-License-Identifier: MIT

import Glibc
import NotesKit
import Synchronization

/// A folder whose disk is full, or whose files are read-only, on demand.
final class FaultyFiles: NoteFiles {
  private let files: DiskFiles
  /// What writing fails with.
  let failure = Mutex<Int32?>(nil)
  let isReadOnly = Mutex(false)
  /// Runs before a file is replaced, as another program would.
  let meanwhile = Mutex<(@Sendable () -> Void)?>(nil)

  init(_ folder: Folder) throws { files = try DiskFiles(folder: folder.path) }

  private func fail() throws {
    if let code = failure.withLock({ $0 }) { throw FileError(code: code, path: "disk") }
  }

  func entries() throws -> [FolderEntry] {
    let isWritable = !isReadOnly.withLock { $0 }
    return try files.entries().map {
      FolderEntry(name: $0.name, stamp: $0.stamp, isWritable: isWritable)
    }
  }

  func read(_ name: FileName, limit: Int) throws -> FileContents {
    try files.read(name, limit: limit)
  }

  func create(_ name: FileName, bytes: [UInt8]) throws -> FileStamp {
    try fail()
    return try files.create(name, bytes: bytes)
  }

  func replace(_ name: FileName, bytes: [UInt8], expecting expected: FileStamp?) throws
    -> Replacement
  {
    try fail()
    meanwhile.withLock { $0.take() }?()
    return try files.replace(name, bytes: bytes, expecting: expected)
  }

  func move(_ name: FileName, to newName: FileName) throws {
    try fail()
    try files.move(name, to: newName)
  }

  func remove(_ name: FileName) throws { try files.remove(name) }

  func trash(_ name: FileName, at time: Int) throws -> TrashedFile {
    try fail()
    return try files.trash(name, at: time)
  }

  func restore(_ file: TrashedFile, as name: FileName) throws {
    try fail()
    try files.restore(file, as: name)
  }

  func emptyTrash(before time: Int) { files.emptyTrash(before: time) }

  var hasTrash: Bool { files.hasTrash }
}
