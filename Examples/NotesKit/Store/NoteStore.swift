// SPDX-License-Identifier: MIT

import Glibc

/// The notes of one folder: what they hold, which edits the disk doesn't have yet, what was deleted.
///
/// It does nothing by itself: whoever owns it passes the time in, runs the saves that it hands out, and
/// says when to look at the folder again. Times of edits are seconds of a clock that never goes back.
package final class NoteStore {
  /// An edit is on its way to the disk after so many seconds, whether typing goes on or not.
  package static let saveDelay = 0.5
  /// A failed save is tried again after so many seconds.
  static let retryDelay = 5.0
  /// A file gets its new name once its title has been left alone for so many seconds.
  static let renameDelay = 1.5
  /// Deleted notes can be got back from the hidden folder for thirty days, in seconds.
  static let trashAge = 30 * 86_400

  let files: any NoteFiles
  private let clock: () -> Int
  var records: [NoteID: NoteRecord] = [:]
  var deletions: [Deletion] = []
  private var lastNumber = 0

  /// A note that `undoDelete` brings back.
  struct Deletion {
    let id: NoteID
    let record: NoteRecord
    /// Nil where there was no file yet.
    let file: TrashedFile?
  }

  /// - Parameter clock: nanoseconds since 1970.
  package init(files: any NoteFiles, clock: @escaping () -> Int = NoteStore.systemClock) {
    self.files = files
    self.clock = clock
  }

  package static let systemClock: @Sendable () -> Int = {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  var now: Int { clock() }
  var nowInSeconds: Int { clock() / 1_000_000_000 }

  /// Reads the folder. One without notes that never had any gets a welcome note.
  ///
  /// - Throws: `FileError` if the folder can't be read.
  package func load() throws {
    for entry in try files.entries() { add(entry) }
    if records.isEmpty, !files.hasTrash {
      for name in FileNaming.names(for: NoteTitle(WelcomeNote.text).title).prefix(1) {
        _ = try files.create(name, bytes: Array(WelcomeNote.text.utf8))
      }
      for entry in try files.entries() { add(entry) }
    }
    files.emptyTrash(before: nowInSeconds - Self.trashAge)
  }

  /// The notes that hold all words of a query, the last changed first.
  package func notes(matching query: String = "") -> [NoteSummary] {
    let search = NoteSearch(query)
    return records.filter { search.isEmpty || matches($0.key, search) }
      .sorted { ($1.value.modified, $1.key.number) < ($0.value.modified, $0.key.number) }
      .map { id, record in
        NoteSummary(
          id: id, title: title(of: record), preview: record.heading.preview,
          modified: Double(record.modified) / 1e9)
      }
  }

  /// A note's text, and why it can't be edited; nil for a note that is gone.
  package func content(of id: NoteID) -> NoteContent? { records[id]?.content }

  /// The name of a note's file; nil until the first save.
  package func fileName(of id: NoteID) -> String? { records[id]?.name?.text }

  /// Makes a note that gets its file with the first save of any text.
  package func makeNote() -> NoteID {
    insert(NoteRecord(name: nil, stamp: nil, content: NoteContent(), saved: [], modified: now))
  }

  func insert(_ record: NoteRecord) -> NoteID {
    lastNumber += 1
    let id = NoteID(number: lastNumber)
    records[id] = record
    return id
  }

  @discardableResult
  func add(_ entry: FolderEntry) -> NoteID { insert(read(entry)) }

  /// Reads a file; one that can't be read is listed with the reason in place of its text.
  func read(_ entry: FolderEntry) -> NoteRecord {
    do {
      let contents = try files.read(entry.name, limit: NoteContent.sizeLimit + 1)
      var record = NoteRecord(
        name: entry.name, stamp: contents.stamp,
        content: NoteContent(bytes: contents.bytes, isWritable: entry.isWritable),
        saved: contents.bytes, modified: contents.stamp.modified)
      record.isWritable = entry.isWritable
      return record
    } catch {
      let reason = (error as? FileError)?.reason ?? "\(error)"
      return NoteRecord(
        name: entry.name, stamp: entry.stamp, content: NoteContent(readOnly: .notReadable(reason)),
        saved: [], modified: entry.stamp.modified)
    }
  }

  private func title(of record: NoteRecord) -> String {
    guard record.content.text.isEmpty, let name = record.name else { return record.heading.title }
    return name.stem.text
  }

  private func matches(_ id: NoteID, _ search: NoteSearch) -> Bool {
    guard let record = records[id] else { return false }
    let text = record.folded ?? NoteSearch.folded(title(of: record) + "\n" + record.content.text)
    records[id]?.folded = text
    return search.matches(folded: text)
  }
}
