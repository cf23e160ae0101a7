// SPDX-License-Identifier: MIT

/// Whether a GtkText can undo and redo, followed from outside: GTK 4 keeps that to itself.
///
/// The history is at its beginning when undoing has come back to the text that it began with, and
/// at its end when redoing has come to the text that was there before the first undo.
struct EntryHistory {
  private(set) var canUndo = false
  private(set) var canRedo = false
  private var first: String
  private var last = ""

  init(text: String) { first = text }

  mutating func didEdit() {
    canUndo = true
    canRedo = false
  }

  mutating func didUndo(from old: String, to new: String) {
    if !canRedo { last = old }
    canRedo = old != new || canRedo
    canUndo = old != new && new != first
  }

  mutating func didRedo(from old: String, to new: String) {
    canUndo = old != new || canUndo
    canRedo = old != new && new != last
  }
}
