// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// Whether a tap runs something of the app's, so that a menu or a group needs a long press.
  var hasTapAction: Bool { primaryAction != nil || action != nil }

  /// Whether a tap opens the menu.
  var opensMenuOnTap: Bool { menu != nil && !hasTapAction }

  /// Whether the menu is an option picker: one entry is on, and its title is the item's.
  var isOptionPicker: Bool { changesSelectionAsPrimaryAction && opensMenuOnTap }

  /// Whether a tap toggles the selection.
  var isToggle: Bool { changesSelectionAsPrimaryAction && menu == nil && !hasTapAction }

  /// Whether the item can be tapped, its action taken into account.
  var acceptsTap: Bool {
    isEnabled && !(primaryAction?.attributes.contains(.disabled) ?? false)
  }

  /// Does what a tap does and says whether something ran.
  ///
  /// Opening a menu or a group is up to the presenter: false then. An action of which the target
  /// has died runs nothing.
  @discardableResult
  func trigger() -> Bool {
    guard acceptsTap else { return false }
    if let primaryAction {
      return primaryAction.perform(sender: self)
    }
    if let action {
      if targetWasSet && target == nil { return false }
      return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
    guard isToggle else { return false }
    isSelected.toggle()
    return true
  }

  /// Runs an entry of the menu, which an option picker then shows as chosen.
  ///
  /// The selection changes first, so that the handler finds the new one.
  @discardableResult
  func choose(_ entry: UIAction) -> Bool {
    guard acceptsTap, !entry.attributes.contains(.disabled) else { return false }
    let before = menu?.selectedActions ?? []
    if isOptionPicker { menu?.select(entry) } else { menu?.selectSingly(entry) }
    note(!before.elementsEqual(menu?.selectedActions ?? [], by: ===))
    return entry.perform(sender: self)
  }
}
