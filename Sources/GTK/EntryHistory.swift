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
  private var replacements: [(old: String, middle: String, new: String)] = []
  // Replacements further back are undone in two steps, as GTK does by itself.
  private static let replacementsKept = 64

  init(text: String) { first = text }

  mutating func didEdit() {
    canUndo = true
    canRedo = false
  }

  /// Remembers a replacement, which is a deletion and an insertion in GTK's history.
  mutating func didReplace(_ old: String, through middle: String, by new: String) {
    if replacements.count == Self.replacementsKept { replacements.removeFirst() }
    replacements.append((old, middle, new))
  }

  /// Whether undoing from one text to another has come halfway through a replacement.
  func isHalfUndone(from old: String, to new: String) -> Bool {
    replacements.contains { $0.new == old && $0.middle == new && $0.old != new }
  }

  /// Whether redoing from one text to another has come halfway through a replacement.
  func isHalfRedone(from old: String, to new: String) -> Bool {
    replacements.contains { $0.old == old && $0.middle == new && $0.new != new }
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
