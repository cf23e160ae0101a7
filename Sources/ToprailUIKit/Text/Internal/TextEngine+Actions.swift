// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

extension TextEngine {
  /// Whether a standard edit action can run now; nil for any other action.
  func canPerform(_ action: Selector) -> Bool? {
    guard action.argumentCount == 1 else { return nil }
    let hasSelection = !editable.selection.isEmpty
    switch action.name {
    case "cut", "copy": return hasSelection && owner?.isSecureTextEntry == false
    case "delete": return hasSelection
    case "paste": return Display.clipboardHasText
    case "select": return !hasSelection && editable.count > 0
    case "selectAll": return editable.selection.count < editable.count
    default: return nil
    }
  }

  func selectAll() { editable.selection = 0..<editable.count }

  func deleteSelection() {
    guard !editable.selection.isEmpty else { return }
    deleteBackward(1)
  }

  /// Selects the word around the caret.
  func selectWord() {
    let caret = editable.selection.lowerBound
    let context = context
    let before = context.wordBeforeCaret.unicodeScalars.count
    let after = context.wordAfterCaret.unicodeScalars.count
    editable.selection = caret - before..<caret + after
  }
}
