// SPDX-License-Identifier: MIT

extension TextEngine {
  /// Shows text that isn't settled yet in place of what wasn't before, or else of the selection.
  func mark(_ text: String, selecting selected: NSRange) {
    let old = composition?.range.clamped(to: 0..<editable.count) ?? editable.selection
    guard composition != nil || !text.isEmpty else { return }
    let removed = composition?.removed ?? editable.text(in: old)
    let rest = editable.count - old.count
    composition = nil
    withoutNotes {
      editable.selection = old
      if text.isEmpty { editable.delete(old) } else { editable.insert(text) }
    }
    let range = old.lowerBound..<old.lowerBound + max(0, editable.count - rest)
    composition = TextComposition(range: range, removed: removed)
    let start = utf16(range).location
    let (place, overflows) = start.addingReportingOverflow(max(0, selected.location))
    withoutNotes {
      editable.selection = scalars(
        NSRange(location: overflows ? Int.max : place, length: selected.length)
      ).clamped(to: range)
    }
    showComposition()
    owner?.textDidChange()
  }

  /// Makes text that isn't settled plain text: one change, whatever led to it.
  func unmark() {
    guard let composition else { return }
    self.composition = nil
    editable.underline(nil)
    owner?.hostingWindow?.inputHost.textDidChange(of: self)
    let range = composition.range.clamped(to: 0..<editable.count)
    let inserted = editable.text(in: range)
    guard inserted != composition.removed else { return }
    undoManager.note(
      TextEdit(position: range.lowerBound, removed: composition.removed, inserted: inserted))
  }

  /// Puts a text in the place of what isn't settled yet.
  func settle(as text: String) {
    mark(text, selecting: NSRange(location: text.utf16.count, length: 0))
    unmark()
  }

  /// Underlines what isn't settled, after any change; what is empty has come to an end.
  func showComposition() {
    guard let composition else { return }
    if composition.range.isEmpty {
      unmark()
    } else {
      editable.underline(composition.range.clamped(to: 0..<editable.count))
    }
  }

  /// The user put the caret elsewhere: what isn't settled stays as it is.
  func endCompositionOutsideSelection() {
    guard let range = composition?.range, !isEditingItself else { return }
    let selection = editable.selection
    if selection.lowerBound < range.lowerBound || range.upperBound < selection.upperBound {
      unmark()
    }
  }
}
