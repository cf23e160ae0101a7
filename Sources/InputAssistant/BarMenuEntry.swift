// SPDX-License-Identifier: MIT

/// One choice in an item's menu.
public struct BarMenuEntry: Hashable, Sendable, Identifiable {
  /// The name by which a tap is reported; unique within the bar.
  public var id: BarItem.ID
  /// The words of the choice.
  public var title: String
  /// The name of its symbol in the icon theme, if any.
  public var symbol: String?
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// Whether it has a check mark.
  public var isSelected: Bool
  /// Whether choosing it destroys something, which is shown by its colour.
  public var isDestructive: Bool

  /// Describes a choice.
  public init(
    id: BarItem.ID, title: String, symbol: String? = nil, isEnabled: Bool = true,
    isSelected: Bool = false, isDestructive: Bool = false
  ) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isDestructive = isDestructive
  }
}
