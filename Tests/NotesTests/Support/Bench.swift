// SPDX-License-Identifier: MIT

import NotesKit
import Synchronization
import Testing

/// A store over a folder of its own, and a clock that only moves when told to.
final class Bench {
  let folder: Folder
  let files: FaultyFiles
  let store: NoteStore
  /// Seconds.
  var time = 100.0
  let clock = Clock()

  init(_ texts: [String: String] = ["Old.md": "# Old\n\ntext\n"]) throws {
    folder = Folder()
    for (name, text) in texts { folder[name] = text }
    files = try FaultyFiles(folder)
    store = NoteStore(files: files, clock: { [clock] in clock.seconds * 1_000_000_000 })
    try store.load()
  }

  /// Seconds since 1970.
  final class Clock: Sendable {
    private let value = Atomic(1_000_000)
    var seconds: Int {
      get { value.load(ordering: .relaxed) }
      set { value.store(newValue, ordering: .relaxed) }
    }
  }

  func note(_ title: String) throws -> NoteID {
    try #require(store.notes().first { $0.title == title }?.id)
  }

  func edit(_ id: NoteID, _ text: String) { store.edit(id, text: text, at: time) }

  /// Lets time pass in steps of a tenth of a second and runs the saves that become due.
  @discardableResult
  func pass(_ seconds: Double) -> [NoteChange] {
    var changes: [NoteChange] = []
    let end = time + seconds
    repeat {
      time = min(end, time + 0.1)
      while let job = store.nextSave(at: time) { changes += store.finish(job.run(), at: time) }
    } while time < end
    return changes
  }

  func refresh() throws -> [NoteChange] { try store.refresh() }

  var titles: [String] { store.notes().map(\.title).sorted() }
}
