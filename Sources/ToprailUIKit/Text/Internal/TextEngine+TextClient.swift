// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

extension TextEngine: TextClient {
  // Enough for any word and sentence, and little enough to copy at every key.
  private static let contextLength = 256

  var context: TextContext {
    let selection = editable.selection
    let start = max(0, selection.lowerBound - Self.contextLength)
    let shownEnd = min(selection.upperBound, selection.lowerBound + Self.contextLength)
    let end = min(editable.count, selection.upperBound + Self.contextLength)
    return TextContext(
      before: editable.text(in: start..<selection.lowerBound),
      selected: editable.text(in: selection.lowerBound..<shownEnd),
      after: editable.text(in: selection.upperBound..<end))
  }

  var hasMarkedText: Bool { composition != nil || hasPreedit }

  func insert(_ text: String) {
    takeTyped()
    guard asksOwner(composition?.range ?? editable.selection, text) else { return }
    insertUnasked(text)
  }

  func deleteBackward(_ count: Int) {
    let range = rangeToDelete(count)
    // Fields that lead back hear of the key by their own method where there is nothing to delete.
    guard !range.isEmpty else {
      if count > 0 { owner?.deleteBackward() }
      return
    }
    guard asksOwner(range, "") else { return }
    deleteUnasked(range)
  }

  func replaceBeforeCaret(_ count: Int, with text: String) {
    // What was typed before this is over: only what comes after a taken word is looked at.
    takeTyped()
    let range = scalarsBefore(editable.selection.lowerBound, characters: count)
    guard let owner, owner.shouldChange(utf16(range), to: text) else { return }
    unmark()
    edit {
      editable.selection = range
      editable.insert(text)
    }
    owner.textDidChange()
  }

  func moveCaret(_ count: Int) {
    guard count != 0 else { return }
    let selection = editable.selection
    var position = count < 0 ? selection.lowerBound : selection.upperBound
    // From a selection the first step goes to its end.
    let steps = selection.isEmpty ? abs(count) : abs(count) - 1
    if count < 0 {
      position = scalarsBefore(position, characters: steps).lowerBound
    } else {
      let end = min(editable.count, position + Self.contextLength)
      position += editable.text(in: position..<end).prefix(steps).unicodeScalars.count
    }
    editable.selection = position..<position
  }

  func pressReturn() { owner?.returnKeyPressed() }

  /// The selection, or else the characters before the caret, as a person counts them.
  func rangeToDelete(_ count: Int) -> Range<Int> {
    let selection = editable.selection
    return selection.isEmpty
      ? scalarsBefore(selection.lowerBound, characters: count) : selection
  }

  func deleteUnasked(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    edit { editable.delete(range) }
    owner?.textDidChange()
  }

  private func scalarsBefore(_ position: Int, characters: Int) -> Range<Int> {
    let before = editable.text(in: max(0, position - Self.contextLength)..<position)
    let deleted = before.suffix(max(0, characters)).unicodeScalars.count
    return position - deleted..<position
  }
}
