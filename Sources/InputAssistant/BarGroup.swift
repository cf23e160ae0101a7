// SPDX-License-Identifier: MIT

/// Items that belong together, and the one button that stands for them when room is short.
///
/// The counterpart of Apple's bar button item group
/// (https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup).
public struct BarGroup: Hashable, Sendable {
  /// The items in reading order.
  public var items: [BarItem]
  /// What is shown instead of the items when room is short; without one the group never collapses.
  public var representative: BarItem?
  /// Whether the group is left out: it takes no room and counts for nothing.
  public var isHidden: Bool

  /// Puts items together.
  public init(items: [BarItem], representative: BarItem? = nil, isHidden: Bool = false) {
    self.items = items
    self.representative = representative
    self.isHidden = isHidden
  }

  /// Whether the group shows something where there is room for everything.
  ///
  /// A group shows its visible items. A group that has no items, or only spaces, shows its
  /// representative; one whose items are all hidden shows nothing.
  public var isShown: Bool {
    guard !isHidden else { return false }
    if items.contains(where: { !$0.isHidden && !$0.isSpace }) { return true }
    return !items.contains { !$0.isSpace } && hasVisibleRepresentative
  }

  /// Whether there is a representative that can be shown.
  var hasVisibleRepresentative: Bool {
    guard let representative else { return false }
    return !representative.isHidden && !representative.isSpace
  }
}
