// SPDX-License-Identifier: MIT

extension NoteStore {
  /// Takes over a note's text from its editor.
  package func edit(_ id: NoteID, text: String, at time: Double) {
    guard var record = records[id], record.content.readOnly == nil, record.content.text != text
    else {
      return
    }
    record.setText(text)
    record.dirtySince = record.dirtySince ?? time
    record.modified = now
    if record.namedAfter != nil {
      record.titleChangedAt = record.heading.title == record.namedAfter ? nil : time
    }
    records[id] = record
  }

  /// Whether a note has text that no save has taken along, or taken along and not finished.
  package func hasUnsavedEdits(_ id: NoteID) -> Bool { records[id]?.hasUnsavedEdits ?? false }

  /// When the next save is due; nil when the disk has everything, or a save is running.
  package var dueTime: Double? {
    guard !isSaving else { return nil }
    return records.values.compactMap(dueTime(of:)).min()
  }

  /// Whether a save was handed out that isn't finished.
  package var isSaving: Bool { records.values.contains(where: \.isSaving) }

  /// Hands out a save that is due, one at a time; nil where none is.
  package func nextSave(at time: Double) -> SaveJob? {
    guard !isSaving else { return nil }
    let due = records.filter { isDue($0.value, at: time) }
    return due.keys.min { $0.number < $1.number }.flatMap { makeJob($0, at: time) }
  }

  /// Runs all saves that are left, due or not; each once, whether it fails or not.
  ///
  /// A save that was handed out must be finished before.
  package func saveAll(at time: Double) -> [NoteChange] {
    let left = records.filter { isDue($0.value, at: .infinity) }.keys
    return left.sorted { $0.number < $1.number }.flatMap { id in
      makeJob(id, at: .infinity).map { finish($0.run(), at: time) } ?? []
    }
  }

  private func makeJob(_ id: NoteID, at time: Double) -> SaveJob? {
    guard var record = records[id] else { return nil }
    let job = SaveJob(
      id: id, files: files, name: record.name,
      bytes: record.dirtySince == nil ? nil : record.content.bytes, expected: record.stamp,
      base: record.saved, title: titleToFollow(record, at: time))
    record.isSaving = true
    record.dirtySince = nil
    records[id] = record
    return job
  }

  /// Takes over how a save went.
  package func finish(_ result: SaveResult, at time: Double) -> [NoteChange] {
    guard var record = records[result.id] else { return [] }
    record.isSaving = false
    record.retryAt = nil
    var changes: [NoteChange] = []
    if result.isWritten, let bytes = result.bytes {
      record.saved = bytes
      record.modified = result.stamp?.modified ?? record.modified
      changes = [.saved(result.id), .list]
    }
    if result.name != record.name { changes.append(.list) }
    record.name = result.name
    record.stamp = result.stamp
    if record.namedAfter != nil, let name = result.name { settleName(name, in: &record) }
    if let error = result.error {
      record.retryAt = time + Self.retryDelay
      if !result.isWritten, result.bytes != nil { record.dirtySince = record.dirtySince ?? time }
      changes.append(.failed(result.id, reason: error.reason))
    }
    records[result.id] = record
    if let conflict = result.conflict { changes += adopt(conflict, besides: result.id) }
    return changes
  }

  /// A new note that was left blank goes without a trace. Call it when its editor closes.
  package func close(_ id: NoteID) {
    guard let record = records[id], isNewAndBlank(record), !record.isSaving else { return }
    records[id] = nil
  }

  private func isNewAndBlank(_ record: NoteRecord) -> Bool {
    record.name == nil && record.content.text.allSatisfy(\.isWhitespace)
  }

  private func dueTime(of record: NoteRecord) -> Double? {
    guard !isNewAndBlank(record) else { return nil }
    let write = record.dirtySince.map { $0 + Self.saveDelay }
    let rename = record.name == nil ? nil : record.titleChangedAt.map { $0 + Self.renameDelay }
    guard let first = [write, rename].compactMap({ $0 }).min() else { return nil }
    return max(first, record.retryAt ?? first)
  }

  private func isDue(_ record: NoteRecord, at time: Double) -> Bool {
    dueTime(of: record).map { $0 <= time } ?? false
  }

  /// The title for a file's name: at the first save, or when typing it has ended.
  private func titleToFollow(_ record: NoteRecord, at time: Double) -> String? {
    guard record.namedAfter != nil else { return nil }
    guard record.name != nil else { return record.heading.title }
    guard let changed = record.titleChangedAt, changed + Self.renameDelay <= time else {
      return nil
    }
    return record.heading.title
  }

  private func settleName(_ name: FileName, in record: inout NoteRecord) {
    guard FileNaming.isName(name, from: record.heading.title) else { return }
    record.namedAfter = record.heading.title
    record.titleChangedAt = nil
  }

  private func adopt(_ conflict: FileName, besides id: NoteID) -> [NoteChange] {
    let entry = (try? files.entries())?.first { $0.name == conflict }
    if let entry { add(entry) }
    return [.conflict(id, copy: conflict.text), .list]
  }
}
