// SPDX-License-Identifier: MIT

import InputAssistant

extension UIBarButtonItem {
  /// The item as the value that presenters show.
  func barItem(id: BarItem.ID) -> BarItem {
    BarItem(
      id: id, kind: kind, title: displayTitle, symbol: displayImage?.symbolName,
      isEnabled: acceptsTap, isSelected: isSelected, isHidden: isHidden,
      isProminent: style == .done, priority: visibilityPriority.rawValue,
      width: width.isFinite ? Double(width) : 0, spokenLabel: spokenLabel,
      menu: menuEntries(id: id))
  }

  /// The title on the button: an option picker shows the chosen entry's.
  var displayTitle: String? {
    let own = title ?? systemItem?.look.title
    guard let chosen = chosenEntry, !chosen.title.isEmpty else { return own }
    return chosen.title
  }

  /// The image on the button; system items have a symbol unless the app set title or image.
  var displayImage: UIImage? {
    if let image = chosenEntry?.image ?? image { return image }
    guard title == nil, let symbol = systemItem?.look.symbol else { return nil }
    return UIImage(iconName: symbol)
  }

  /// What a screen reader says.
  var spokenLabel: String? {
    accessibilityLabel ?? displayTitle ?? systemItem?.look.spokenName ?? image?.spokenName
  }

  /// All titles that the button has room for.
  var reservedTitles: [String] {
    (displayTitle.map { [$0] } ?? []) + (possibleTitles ?? []).sorted()
  }

  /// The image on the button in a window that may be low, for which the app may have set one.
  func displayImage(isCompact: Bool) -> UIImage? {
    guard isCompact, let landscapeImagePhone, displayImage != nil else { return displayImage }
    return landscapeImagePhone
  }

  private var chosenEntry: UIAction? {
    isOptionPicker ? menu?.selectedActions.first : nil
  }

  private var kind: BarItem.Kind {
    if customView != nil { return .custom }
    if systemItem == .fixedSpace { return .fixedSpace }
    if systemItem == .flexibleSpace { return .flexibleSpace }
    if opensMenuOnTap { return .menu }
    return isToggle ? .toggle : .button
  }

  private func menuEntries(id: BarItem.ID) -> [BarMenuEntry] {
    guard let menu else { return [] }
    return menu.visibleEntries.enumerated().map { index, entry in
      entry.barMenuEntry(id: id.entry(index))
    }
  }
}
