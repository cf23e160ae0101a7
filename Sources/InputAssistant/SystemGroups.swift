// SPDX-License-Identifier: MIT

/// The groups that the system puts on the bar of a text field.
public enum SystemGroups {
  /// Undo, redo and paste; while text is selected cut, copy and paste.
  ///
  /// One group without a representative, so it never collapses. It always holds all five items,
  /// those that don't apply hidden, so that the ids and the number of items stay.
  ///
  /// - Parameters:
  ///   - hasSelection: Whether text is selected.
  ///   - canUndo: Whether there is something to undo.
  ///   - canRedo: Whether there is something to redo.
  ///   - canCut: Whether the selection may be taken out.
  ///   - canCopy: Whether the selection may be copied; a secret may not.
  ///   - canPaste: Whether the clipboard holds text.
  public static func editing(
    hasSelection: Bool, canUndo: Bool, canRedo: Bool, canCut: Bool, canCopy: Bool, canPaste: Bool
  ) -> [BarGroup] {
    [
      BarGroup(items: [
        item(.undo, "Undo", "edit-undo-symbolic", isEnabled: canUndo, isHidden: hasSelection),
        item(.redo, "Redo", "edit-redo-symbolic", isEnabled: canRedo, isHidden: hasSelection),
        item(.cut, "Cut", "edit-cut-symbolic", isEnabled: canCut, isHidden: !hasSelection),
        item(.copy, "Copy", "edit-copy-symbolic", isEnabled: canCopy, isHidden: !hasSelection),
        item(.paste, "Paste", "edit-paste-symbolic", isEnabled: canPaste, isHidden: false),
      ])
    ]
  }

  private static func item(
    _ id: BarItem.ID, _ title: String, _ symbol: String, isEnabled: Bool, isHidden: Bool
  ) -> BarItem {
    BarItem(id: id, title: title, symbol: symbol, isEnabled: isEnabled, isHidden: isHidden)
  }
}
