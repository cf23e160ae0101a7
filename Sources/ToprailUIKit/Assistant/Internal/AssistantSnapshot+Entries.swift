// SPDX-License-Identifier: MIT

import InputAssistant

extension AssistantSnapshot {
  /// All items and representatives of a side that can come to be shown, in visual order.
  func entries(_ side: BarSide, isCompact: Bool) -> [BarEntry] {
    bar[side].enumerated().flatMap { index, group -> [BarEntry] in
      guard group.isShown else { return [] }
      let items = group.items.filter { !$0.isHidden && !$0.isSpace }
      let representative = group.representative.flatMap { $0.isHidden ? nil : $0 }
      return items.compactMap { entry($0, isCompact: isCompact) }
        + [representative].compactMap { representative in
          representative.flatMap {
            entry($0, group: self.group(for: side, index), isCompact: isCompact)
          }
        }
    }
  }

  private func entry(
    _ item: BarItem, group: UIBarButtonItemGroup? = nil, isCompact: Bool
  ) -> BarEntry? {
    self.item(for: item.id).map { BarEntry(item, of: $0, for: group, isCompact: isCompact) }
  }
}
