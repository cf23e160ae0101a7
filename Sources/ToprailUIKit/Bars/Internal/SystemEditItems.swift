// SPDX-License-Identifier: MIT

/// The system's items of one text input, wherever the app has put them.
@MainActor
struct SystemEditItems {
  let undo, redo, cut, copy, paste: SystemEditItem

  init(perform: @escaping @MainActor (SystemEditAction) -> Void) {
    undo = SystemEditItem(.undo, perform: perform)
    redo = SystemEditItem(.redo, perform: perform)
    cut = SystemEditItem(.cut, perform: perform)
    copy = SystemEditItem(.copy, perform: perform)
    paste = SystemEditItem(.paste, perform: perform)
  }

  func update(hasSelection: Bool, canUndo: Bool, canRedo: Bool, canPaste: Bool) {
    undo.update(isHidden: hasSelection, isEnabled: canUndo)
    redo.update(isHidden: hasSelection, isEnabled: canRedo)
    cut.update(isHidden: !hasSelection, isEnabled: true)
    copy.update(isHidden: !hasSelection, isEnabled: true)
    paste.update(isEnabled: canPaste)
  }
}
