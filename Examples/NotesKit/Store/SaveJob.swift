// SPDX-License-Identifier: MIT

import Glibc

/// One note's way to the disk: everything that it takes, so that any thread can go it.
package struct SaveJob: Sendable {
  let id: NoteID
  let files: any NoteFiles
  /// The file that is replaced; nil for a note that has none yet.
  let name: FileName?
  /// Nil where only the name changes.
  let bytes: [UInt8]?
  /// The file's state and bytes that the text was made from.
  let expected: FileStamp?
  let base: [UInt8]
  /// The title that the file shall be called by; nil where it keeps its name.
  let title: String?

  /// Writes the note. Takes as long as the disk takes.
  package func run() -> SaveResult {
    var result = SaveResult(id: id, bytes: bytes, name: name, stamp: expected)
    do {
      if let bytes { try write(bytes, &result) }
      try rename(&result)
    } catch let error as FileError {
      result.error = error
    } catch {
      result.error = FileError(code: EIO, path: name?.text ?? "")
    }
    return result
  }

  private func write(_ bytes: [UInt8], _ result: inout SaveResult) throws {
    guard let name else { return try create(FileNaming.names(for: title ?? ""), bytes, &result) }
    let replacement: Replacement
    do {
      replacement = try files.replace(name, bytes: bytes, expecting: expected)
    } catch let error as FileError where error.code == ENOENT {
      // Somebody deleted the file under the editor. What is being typed counts for more.
      let names = [name] + FileNaming.names(for: name.stem.text)
      return try create(names, bytes, &result)
    }
    result.stamp = replacement.stamp
    result.isWritten = true
    if let displaced = replacement.displaced { try settle(displaced, &result) }
  }

  private func create(
    _ names: some Sequence<FileName>, _ bytes: [UInt8], _ result: inout SaveResult
  )
    throws
  {
    let created = try FileNaming.firstFree(names) { try files.create($0, bytes: bytes) }
    result.name = created.name
    result.stamp = created.value
    result.isWritten = true
  }

  /// Keeps what another program wrote meanwhile, unless it only touched the file or wrote the same.
  private func settle(_ displaced: FileName, _ result: inout SaveResult) throws {
    let other = try files.read(displaced, limit: .max).bytes
    if other == base || other == bytes { return try files.remove(displaced) }
    let names = FileNaming.conflictNames(for: name ?? displaced)
    result.conflict = try FileNaming.firstFree(names) { try files.move(displaced, to: $0) }.name
  }

  private func rename(_ result: inout SaveResult) throws {
    guard let title, let current = result.name, result.error == nil,
      !FileNaming.isName(current, from: title)
    else { return }
    result.name = try FileNaming.firstFree(FileNaming.names(for: title)) {
      try files.move(current, to: $0)
    }.name
  }
}

/// How a save went.
package struct SaveResult: Sendable {
  let id: NoteID
  let bytes: [UInt8]?
  var name: FileName?
  var stamp: FileStamp?
  /// Whether the bytes are on the disk, whatever happened afterwards.
  var isWritten = false
  var conflict: FileName?
  var error: FileError?

  init(id: NoteID, bytes: [UInt8]?, name: FileName?, stamp: FileStamp?) {
    self.id = id
    self.bytes = bytes
    self.name = name
    self.stamp = stamp
  }
}
