// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

extension TextEngine {
  /// Whether a standard edit action can run now; nil for any other action.
  func canPerform(_ action: Selector) -> Bool? {
    guard action.argumentCount == 1 else { return nil }
    let hasSelection = !editable.selection.isEmpty
    switch action.name {
    case "cut": return hasSelection && mayCopy && editable.isEditable
    case "copy": return hasSelection && mayCopy
    case "delete": return hasSelection && editable.isEditable
    case "paste": return editable.isEditable && Display.clipboardHasText
    case "select": return !hasSelection && editable.count > 0
    case "selectAll": return editable.selection.count < editable.count
    default: return nil
    }
  }

  /// Whether the text may go to the clipboard.
  var mayCopy: Bool { owner?.isSecureTextEntry == false }

  func perform(_ action: SystemEditAction) {
    switch action {
    case .undo: undo()
    case .redo: redo()
    case .cut where editable.isEditable && mayCopy: editable.cut()
    case .copy where mayCopy: editable.copy()
    case .paste where editable.isEditable: editable.paste()
    case .cut, .copy, .paste: break
    }
  }

  /// Takes the user's last change back, unless the text is not for the user to change.
  func undo() {
    if editable.isEditable { undoManager.undo() }
  }

  func redo() {
    if editable.isEditable { undoManager.redo() }
  }

  func selectAll() { editable.selection = 0..<editable.count }

  func deleteSelection() {
    guard editable.isEditable, !editable.selection.isEmpty else { return }
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
