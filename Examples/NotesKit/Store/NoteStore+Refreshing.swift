// SPDX-License-Identifier: MIT

extension NoteStore {
  /// Compares the folder with what is known of it, and takes over what other programs did.
  ///
  /// A note with unsaved edits is left alone; its next save finds the other version and keeps both.
  /// While a save runs nothing is compared: call it again when that is finished.
  ///
  /// - Throws: `FileError` if the folder can't be read.
  package func refresh() throws -> [NoteChange] {
    guard !isSaving else { return [] }
    var unknown = Dictionary(
      try files.entries().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var missing: [NoteID] = []
    var changes: [NoteChange] = []
    for (id, record) in records {
      guard let name = record.name else { continue }
      if let entry = unknown.removeValue(forKey: name) {
        changes += update(id, from: entry)
      } else {
        missing.append(id)
      }
    }
    for id in missing {
      changes += followOrRemove(id, among: &unknown)
    }
    for entry in unknown.values {
      add(entry)
      changes.append(.list)
    }
    return changes
  }

  private func update(_ id: NoteID, from entry: FolderEntry) -> [NoteChange] {
    guard let record = records[id], !record.hasUnsavedEdits else { return [] }
    guard record.stamp != entry.stamp || record.isWritable != entry.isWritable || !record.isReadable
    else { return [] }
    var new = read(entry)
    guard new.content != record.content else {
      records[id]?.stamp = new.stamp
      records[id]?.saved = new.saved
      records[id]?.isWritable = new.isWritable
      records[id]?.modified = new.modified
      return new.modified == record.modified ? [] : [.list]
    }
    new.namedAfter = new.namedAfter ?? record.namedAfter.map { _ in new.heading.title }
    records[id] = new
    return [.reloaded(id), .list]
  }

  /// The same state of the same file under another name is the same note.
  private func followOrRemove(
    _ id: NoteID, among unknown: inout [FileName: FolderEntry]
  ) -> [NoteChange] {
    guard let record = records[id] else { return [] }
    if let moved = unknown.values.first(where: { $0.stamp == record.stamp }) {
      unknown[moved.name] = nil
      records[id]?.name = moved.name
      let title = record.heading.title
      records[id]?.namedAfter = FileNaming.isName(moved.name, from: title) ? title : nil
      return update(id, from: moved) + [.list]
    }
    guard !record.hasUnsavedEdits else { return [] }
    records[id] = nil
    return [.removed(id), .list]
  }
}
