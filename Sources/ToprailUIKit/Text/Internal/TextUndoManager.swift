// SPDX-License-Identifier: MIT

import GTK

/// The undo manager of a text widget: the widget's own history, and an app's steps among it.
@MainActor
final class TextUndoManager: UndoManager {
  private unowned let editable: any Editable

  init(_ editable: any Editable) {
    self.editable = editable
    super.init()
  }

  override var textNow: String? { editable.text }

  override var canUndo: Bool { hasRegisteredSteps || editable.canUndo }
  override var canRedo: Bool { hasRegisteredRedoSteps || editable.canRedo }

  // A step was registered at some text. Once the widget's history is back at that text, or has
  // nothing left, the step is next.
  override func undo() {
    if endsWithRegisteredStep || !editable.canUndo { super.undo() } else { editable.undo() }
  }

  override func redo() {
    if redoStartsWithRegisteredStep || !editable.canRedo { super.redo() } else { editable.redo() }
  }
}
