// SPDX-License-Identifier: MIT

/// What happened to a note without its editor's doing.
package enum NoteChange: Hashable, Sendable {
  /// Its file was changed by another program, and nothing was unsaved here.
  case reloaded(NoteID)
  /// Its file is gone, and nothing was unsaved here.
  case removed(NoteID)
  /// Both sides changed it: this side's text has the name, the other's lies beside it under this one.
  case conflict(NoteID, copy: String)
  /// It couldn't be saved, for this reason; it is tried again.
  case failed(NoteID, reason: String)
  /// Its text is on the disk.
  case saved(NoteID)
  /// Notes came, went, or changed their order.
  case list
}
