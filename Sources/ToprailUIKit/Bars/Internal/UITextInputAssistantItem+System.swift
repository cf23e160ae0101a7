// SPDX-License-Identifier: MIT

extension UITextInputAssistantItem {
  /// Makes the fresh item of a text input: undo, redo and cut, copy, paste in one leading group.
  ///
  /// - Parameter perform: What a tap on one of them runs. It must not hold the text input strongly.
  static func forTextInput(
    perform: @escaping @MainActor (SystemEditAction) -> Void
  ) -> UITextInputAssistantItem {
    let items = SystemEditItems(perform: perform)
    let group = UIBarButtonItemGroup(barButtonItems: items.items, representativeItem: nil)
    return UITextInputAssistantItem(leading: [group], systemItems: items)
  }

  /// Shows and enables the system's items: undo and redo without a selection, cut and copy with
  /// one.
  ///
  /// It is no assignment, and it reaches the items in whatever groups the app has put them.
  func update(hasSelection: Bool, canUndo: Bool, canRedo: Bool, canPaste: Bool) {
    systemItems?.update(
      hasSelection: hasSelection, canUndo: canUndo, canRedo: canRedo, canPaste: canPaste)
  }
}
