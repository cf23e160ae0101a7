// SPDX-License-Identifier: MIT

// Types into a new note of a folder for ever, and logs each edit with its time:
// TypingFixture FOLDER LOG SEED

import Dispatch
import Foundation
import NotesKit

let arguments = CommandLine.arguments
guard arguments.count == 4, var random = UInt64(arguments[3]) else { exit(64) }

/// The text after an edit; its reader knows the same one.
func text(after edit: Int) -> String {
  "# Title \(edit / 100)\n\n\(edit) " + String(repeating: "x", count: edit * 7919 % 5000)
    + " \(edit)\n"
}

@MainActor
func type(_ edit: Int, into id: NoteID, of notebook: Notebook, log: FileHandle) {
  notebook.edit(id, text: text(after: edit))
  log.write(Data("\(edit) \(Notebook.now)\n".utf8))
  random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  let pause = Double(random >> 40) / Double(1 << 24) * 0.02
  DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
    MainActor.assumeIsolated { type(edit + 1, into: id, of: notebook, log: log) }
  }
}

_ = FileManager.default.createFile(atPath: arguments[2], contents: nil)
guard let notebook = try? Notebook(folder: arguments[1]),
  let log = FileHandle(forWritingAtPath: arguments[2])
else { exit(73) }
type(1, into: notebook.store.makeNote(), of: notebook, log: log)
dispatchMain()
