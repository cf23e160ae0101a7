// SPDX-License-Identifier: MIT

extension NoteStore {
  /// Whether `undoDelete` has something to bring back.
  package var canUndoDelete: Bool { !deletions.isEmpty }

  /// The title of the note that `undoDelete` would bring back.
  package var deletedTitle: String? { deletions.last?.record.heading.title }

  /// Moves a note into the folder's hidden trash. Its unsaved edits must have been saved before.
  ///
  /// - Throws: `FileError`; the note is still there then.
  package func delete(_ id: NoteID) throws {
    guard let record = records[id] else { return }
    precondition(!record.isSaving, "finish the note's save before it is deleted")
    let file = try record.name.map { try files.trash($0, at: nowInSeconds) }
    records[id] = nil
    deletions.append(Deletion(id: id, record: record, file: file))
  }

  /// Brings the last deleted note back, under its old name if that is still free.
  ///
  /// - Returns: the note, which is the same as before; nil if there was none.
  /// - Throws: `FileError`; it can be tried again then.
  package func undoDelete() throws -> NoteID? {
    guard let deletion = deletions.last else { return nil }
    var record = deletion.record
    if let file = deletion.file {
      let names = [file.name] + FileNaming.names(for: file.name.stem.text)
      record.name = try FileNaming.firstFree(names) { try files.restore(file, as: $0) }.name
    }
    deletions.removeLast()
    records[deletion.id] = record
    return deletion.id
  }
}
