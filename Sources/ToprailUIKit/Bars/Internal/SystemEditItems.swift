// SPDX-License-Identifier: MIT

import InputAssistant

/// The model's system items as bar button items, which an app may regroup and hide.
@MainActor
struct SystemEditItems {
  let items: [SystemEditItem]

  init(perform: @escaping @MainActor (SystemEditAction) -> Void) {
    let values = SystemGroups.editing(
      hasSelection: false, canUndo: false, canRedo: false, canCut: true, canCopy: true,
      canPaste: true)
    items = values.flatMap(\.items).compactMap { value in
      SystemEditAction(value.id).map { SystemEditItem($0, value: value, perform: perform) }
    }
  }

  /// Shows and enables the items: undo and redo without a selection, cut and copy with one.
  ///
  /// It reaches them in whatever groups the app has put them.
  func update(
    hasSelection: Bool, canUndo: Bool, canRedo: Bool, canCut: Bool, canCopy: Bool, canPaste: Bool
  ) {
    let values = SystemGroups.editing(
      hasSelection: hasSelection, canUndo: canUndo, canRedo: canRedo, canCut: canCut,
      canCopy: canCopy, canPaste: canPaste)
    for (item, value) in zip(items, values.flatMap(\.items)) { item.update(value) }
  }
}
