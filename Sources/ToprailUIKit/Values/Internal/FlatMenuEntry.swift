// SPDX-License-Identifier: MIT

import InputAssistant

/// An action as it stands on the one level that bars show.
@MainActor
struct FlatMenuEntry {
  let title: String
  let image: UIImage?
  let isDestructive: Bool
  let action: UIAction

  /// All visible actions of the elements, those of submenus in the submenu's place.
  static func entries(of elements: [UIMenuElement]) -> [FlatMenuEntry] {
    elements.flatMap { element -> [FlatMenuEntry] in
      if let menu = element as? UIMenu { return entries(of: menu) }
      let action = element as? UIAction ?? (element as? UICommand)?.menuAction
      guard let action, !action.attributes.contains(.hidden) else {
        return []
      }
      return [
        FlatMenuEntry(
          title: action.title, image: action.image,
          isDestructive: action.attributes.contains(.destructive), action: action)
      ]
    }
  }

  private static func entries(of submenu: UIMenu) -> [FlatMenuEntry] {
    let hasHeading = !submenu.title.isEmpty && !submenu.options.contains(.displayInline)
    return entries(of: submenu.children).map { entry in
      FlatMenuEntry(
        title: hasHeading ? "\(submenu.title) › \(entry.title)" : entry.title,
        image: entry.image ?? submenu.image,
        isDestructive: entry.isDestructive || submenu.options.contains(.destructive),
        action: entry.action)
    }
  }

  func barMenuEntry(id: BarItem.ID) -> BarMenuEntry {
    BarMenuEntry(
      id: id, title: title, symbol: image?.symbolName,
      isEnabled: !action.attributes.contains(.disabled), isSelected: action.state != .off,
      isDestructive: isDestructive)
  }
}
