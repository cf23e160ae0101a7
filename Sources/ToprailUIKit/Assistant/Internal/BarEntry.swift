// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// One item of a bar together with the objects that it was read from.
@MainActor
struct BarEntry {
  let item: BarItem
  let source: UIBarButtonItem
  /// The group that the item stands for, where it is a representative.
  let group: UIBarButtonItemGroup?
  /// What the button shows instead of the title.
  let picture: Picture?

  /// - Parameter isCompact: whether the bar is in a low window, for which an item may have an image.
  init(
    _ item: BarItem, of source: UIBarButtonItem, for group: UIBarButtonItemGroup? = nil,
    isCompact: Bool
  ) {
    self.item = item
    self.source = source
    self.group = group
    picture = source.displayImage(isCompact: isCompact)?.picture
  }

  var id: BarItem.ID { item.id }

  /// Whether a tap shows a list instead of running something.
  var opensOnTap: Bool { !source.hasTapAction && !rows.isEmpty && !source.isToggle }

  /// The rows of the list: the item's menu, then the items of the group that it stands for.
  var rows: [BarMenuRow] {
    let entries = source.menu?.visibleEntries ?? []
    return entries.map { entry in BarMenuRow(entry: entry) { source.choose(entry.action) } }
      + (group?.menuRows ?? [])
  }

  /// What stands above the rows: the menu's title, where the menu is all that is listed.
  var listTitle: String? {
    guard group == nil, let title = source.menu?.title, !title.isEmpty else { return nil }
    return title
  }

  /// The natural width in points.
  var width: Double {
    if let view = source.customView {
      let size = view.frame.width > 0 ? view.frame.size : view.sizeThatFits(.zero)
      return Double(size.width)
    }
    return BarTheme.shared.width(titles: picture == nil ? source.reservedTitles : [])
  }
}
