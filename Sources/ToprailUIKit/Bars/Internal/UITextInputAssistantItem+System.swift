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
}
