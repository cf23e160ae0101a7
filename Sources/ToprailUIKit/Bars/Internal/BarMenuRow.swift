// SPDX-License-Identifier: MIT

/// One row where a collapsed group is listed: what it shows and what a tap on it runs.
@MainActor
struct BarMenuRow {
  let title: String
  /// A name from the icon theme.
  let symbol: String?
  let hint: String?
  let isEnabled: Bool
  let isSelected: Bool
  let isDestructive: Bool
  /// Says whether something ran.
  let perform: @MainActor () -> Bool

  init(item: UIBarButtonItem) {
    title = item.displayTitle ?? item.spokenLabel ?? ""
    symbol = item.displayImage?.symbolName
    hint = item.accessibilityHint
    isEnabled = item.acceptsTap
    isSelected = item.isSelected
    isDestructive = false
    perform = { item.trigger() }
  }

  init(entry: FlatMenuEntry, perform: @escaping @MainActor () -> Bool) {
    title = entry.title
    symbol = entry.image?.symbolName
    hint = nil
    isEnabled = !entry.action.attributes.contains(.disabled)
    isSelected = entry.action.state != .off
    isDestructive = entry.isDestructive
    self.perform = perform
  }
}

extension UIBarButtonItemGroup {
  /// The rows that list the group; a menu representation stands for the group or for an item.
  var menuRows: [BarMenuRow] {
    BarChanges.reading {
      if let menuRepresentation { return menuRepresentation.rows(sender: self) }
      return barButtonItems.flatMap(\.menuRows)
    }
  }
}

extension UIBarButtonItem {
  /// The rows that list the item: none while it is hidden, is a space or a view.
  ///
  /// An item with an action and a menu has a row for the action, followed by the menu's.
  var menuRows: [BarMenuRow] {
    guard !isHidden, customView == nil, systemItem?.isSpace != true else { return [] }
    if let menuRepresentation { return menuRepresentation.rows(sender: self) }
    let own = opensMenuOnTap ? [] : [BarMenuRow(item: self)]
    let entries = menu?.visibleEntries ?? []
    return own
      + entries.map { entry in
        BarMenuRow(entry: entry) { self.choose(entry.action) }
      }
  }
}

extension UIMenuElement {
  /// The rows that list the element, submenus included.
  fileprivate func rows(sender: AnyObject) -> [BarMenuRow] {
    FlatMenuEntry.entries(of: [self]).map { entry in
      BarMenuRow(entry: entry) { entry.action.perform(sender: sender) }
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// Whether the item is room between others.
  var isSpace: Bool { self == .fixedSpace || self == .flexibleSpace }
}
