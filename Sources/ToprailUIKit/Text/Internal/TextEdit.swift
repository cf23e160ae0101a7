// SPDX-License-Identifier: MIT

/// One change of a text: at a place, what went and what came. Positions count Unicode scalars.
struct TextEdit {
  var position: Int
  var removed = ""
  var inserted = ""
  /// Whether text that is inserted next in the same place takes the place of what went.
  var isReplacing = false

  /// The change that takes this one back.
  var inverse: TextEdit { TextEdit(position: position, removed: inserted, inserted: removed) }

  /// What the change inserted, as it lies in the text.
  var insertedRange: Range<Int> { position..<position + inserted.unicodeScalars.count }

  /// Takes in the next change if a person would call the two one: letters of a word, a row of
  /// backspaces, text typed over a selection. False if it is a change of its own.
  mutating func absorb(_ next: TextEdit) -> Bool {
    if next.removed.isEmpty { return absorb(insertion: next) }
    guard inserted.isEmpty, next.inserted.isEmpty, !isReplacing, !next.isReplacing else {
      return false
    }
    return absorb(deletion: next)
  }

  private mutating func absorb(insertion next: TextEdit) -> Bool {
    if isReplacing, inserted.isEmpty, next.position == position {
      inserted = next.inserted
      return true
    }
    guard !inserted.isEmpty, next.position == insertedRange.upperBound, next.inserted.count == 1,
      let last = inserted.last, let first = next.inserted.first
    else { return false }
    // A word and the spaces after it are taken back together, a line by itself.
    if first.isNewline || last.isNewline || (last.isWhitespace && !first.isWhitespace) {
      return false
    }
    inserted += next.inserted
    return true
  }

  private mutating func absorb(deletion next: TextEdit) -> Bool {
    if next.position + next.removed.unicodeScalars.count == position {
      removed = next.removed + removed
      position = next.position
      return true
    }
    guard next.position == position else { return false }
    removed += next.removed
    return true
  }
}
