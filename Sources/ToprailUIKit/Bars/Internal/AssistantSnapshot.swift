// SPDX-License-Identifier: MIT

import InputAssistant

/// An assistant item at one moment: the value to show and the objects behind its ids.
///
/// Ids follow from places, so a snapshot answers for the bar it was taken with and no other.
@MainActor
struct AssistantSnapshot {
  /// The groups of both sides; suggestions and accessory row are nil.
  let bar: Bar
  private let leading: [UIBarButtonItemGroup]
  private let trailing: [UIBarButtonItemGroup]
  private let targets: [BarItem.ID: Target]

  private enum Target {
    case item(UIBarButtonItem)
    case entry(UIAction, of: UIBarButtonItem)
  }

  init(leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup]) {
    self.leading = leading
    self.trailing = trailing
    var targets: [BarItem.ID: Target] = [:]
    bar = Bar(
      leading: Self.groups(leading, .leading, &targets),
      trailing: Self.groups(trailing, .trailing, &targets))
    self.targets = targets
  }

  /// The item that is shown under the id, members and representatives alike.
  func item(for id: BarItem.ID) -> UIBarButtonItem? {
    guard case .item(let item) = targets[id] else { return nil }
    return item
  }

  /// The group at a place of the bar.
  func group(for side: BarSide, _ index: Int) -> UIBarButtonItemGroup? {
    let groups = side == .leading ? leading : trailing
    return groups.indices.contains(index) ? groups[index] : nil
  }

  /// Does what a tap on the item or on the menu entry does and says whether something ran.
  @discardableResult
  func perform(_ id: BarItem.ID) -> Bool {
    switch targets[id] {
    case .item(let item): item.trigger()
    case .entry(let entry, let item): item.choose(entry)
    case nil: false
    }
  }

  private static func groups(
    _ groups: [UIBarButtonItemGroup], _ side: BarSide, _ targets: inout [BarItem.ID: Target]
  ) -> [BarGroup] {
    groups.enumerated().map { place, group in
      let items = group.barButtonItems.enumerated().map { index, item in
        note(item, .item(side, group: place, index: index), &targets)
      }
      let representative = group.representativeItem.map {
        note($0, .representative(side, group: place), &targets)
      }
      return BarGroup(items: items, representative: representative, isHidden: group.isHidden)
    }
  }

  private static func note(
    _ item: UIBarButtonItem, _ id: BarItem.ID, _ targets: inout [BarItem.ID: Target]
  ) -> BarItem {
    targets[id] = .item(item)
    for (index, entry) in (item.menu?.visibleEntries ?? []).enumerated() {
      targets[id.entry(index)] = .entry(entry.action, of: item)
    }
    return item.barItem(id: id)
  }
}

extension UITextInputAssistantItem {
  /// Reads the item: values to show and the objects behind them.
  func snapshot() -> AssistantSnapshot {
    BarChanges.reading {
      AssistantSnapshot(leading: leadingBarButtonGroups, trailing: trailingBarButtonGroups)
    }
  }
}
