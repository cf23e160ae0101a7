// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// A folder of notes that saves itself and notices what other programs do: the store with a clock, a
/// thread for the disk, and a watch on the folder.
@MainActor
package final class Notebook {
  /// Called on the main queue with what happened by itself.
  package var onChange: @MainActor ([NoteChange]) -> Void = { _ in }
  package let folder: String
  package let store: NoteStore

  private let disk = DispatchQueue(label: "notes.disk")
  /// The finished save, from the disk's thread to the main one.
  private let finished = Finished()
  private var watch: FolderWatch?
  private var wakeTime: Double?

  /// Opens a folder, which is made if it is missing, and reads its notes.
  ///
  /// - Throws: `FileError` where it can't be made, read or written to.
  package init(folder: String) throws {
    let files = try DiskFiles(folder: folder)
    files.removeLeftovers()
    self.folder = folder
    store = NoteStore(files: files)
    try store.load()
    watch = FolderWatch(folder: folder) { [weak self] in self?.refresh() }
  }

  /// Takes over a note's text; it is saved soon.
  package func edit(_ id: NoteID, text: String) {
    store.edit(id, text: text, at: Self.now)
    schedule()
  }

  /// Waits until the disk has every edit that it can take. Call it before the app ends.
  package func flush() {
    disk.sync {}
    collect()
    let changes = store.saveAll(at: Self.now)
    if !changes.isEmpty { onChange(changes) }
    schedule()
  }

  /// Deletes a note, which `undoDelete` brings back.
  ///
  /// - Throws: `FileError`; the note is still there then.
  package func delete(_ id: NoteID) throws {
    flush()
    try store.delete(id)
  }

  package func undoDelete() throws -> NoteID? { try store.undoDelete() }

  /// Compares the folder with what is known of it.
  package func refresh() {
    // A folder that can't be read now may be back later; saves tell what is wrong with it.
    guard let changes = try? store.refresh(), !changes.isEmpty else { return }
    onChange(changes)
  }

  /// Seconds of a clock that never goes back.
  package nonisolated static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Wakes up for the next save, unless that is planned already.
  private func schedule() {
    guard let due = store.dueTime, due < wakeTime ?? .infinity else { return }
    wakeTime = due
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, due - Self.now)) { [weak self] in
      MainActor.assumeIsolated { self?.save() }
    }
  }

  private func save() {
    wakeTime = nil
    guard let job = store.nextSave(at: Self.now) else { return schedule() }
    disk.async { [finished] in
      finished.result.withLock { $0 = job.run() }
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.collect() }
      }
    }
  }

  private func collect() {
    guard let result = finished.result.withLock({ $0.take() }) else { return }
    finish(result)
    schedule()
    // While the save ran nothing was compared.
    refresh()
  }

  private func finish(_ result: SaveResult) {
    let changes = store.finish(result, at: Self.now)
    if !changes.isEmpty { onChange(changes) }
  }

  private final class Finished: Sendable {
    let result = Mutex<SaveResult?>(nil)
  }
}
