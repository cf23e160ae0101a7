// SPDX-License-Identifier: MIT

/// One thing on a bar that a person can tap, or a space between two such things.
///
/// A value: it holds what is shown and an id, never what a tap runs. A tap travels back as the id
/// (see ``BarOwner``). The fields mirror Apple's bar button item
/// (https://developer.apple.com/documentation/uikit/uibarbuttonitem).
public struct BarItem: Hashable, Sendable, Identifiable {
  /// What an item is and how a tap on it behaves.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Runs an action.
    case button
    /// Switches between selected and not selected.
    case toggle
    /// Opens ``BarItem/menu``.
    case menu
    /// A gap of ``BarItem/width`` points, which may be negative.
    case fixedSpace
    /// A gap that takes what is left in a toolbar, and a wide gap inside a group.
    case flexibleSpace
    /// A view of the app's own.
    case custom
  }

  /// The name by which a tap is reported; unique within a bar.
  public var id: ID
  /// What the item is.
  public var kind: Kind
  /// The words on the button, if any. Only titles can be truncated when the bar is too narrow.
  public var title: String?
  /// The name of the button's symbol in the icon theme, if any.
  public var symbol: String?
  /// Whether a tap does something.
  public var isEnabled: Bool
  /// Whether the item is shown as switched on.
  public var isSelected: Bool
  /// Whether the item is left out: it takes no room and counts for nothing.
  public var isHidden: Bool
  /// Whether the item is the one that stands out.
  public var isProminent: Bool
  /// How long the item stays when room is short: low -1, standard 0, high 1, any value between
  /// and beyond. Its group has the highest priority of its visible items.
  public var priority: Int
  /// The width in points: above 0 it is fixed, else the item is as wide as its content. The size of
  /// a fixed space, where it may be negative.
  public var width: Double
  /// What a screen reader says; nil for the title.
  public var spokenLabel: String?
  /// The choices that the item offers, one level deep.
  public var menu: [BarMenuEntry]

  /// Describes an item; everything but the id has UIKit's default.
  public init(
    id: ID, kind: Kind = .button, title: String? = nil, symbol: String? = nil,
    isEnabled: Bool = true, isSelected: Bool = false, isHidden: Bool = false,
    isProminent: Bool = false, priority: Int = 0, width: Double = 0, spokenLabel: String? = nil,
    menu: [BarMenuEntry] = []
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.symbol = symbol
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isHidden = isHidden
    self.isProminent = isProminent
    self.priority = priority
    self.width = width
    self.spokenLabel = spokenLabel
    self.menu = menu
  }

  /// Whether the item is a gap and not something to tap.
  public var isSpace: Bool { kind == .fixedSpace || kind == .flexibleSpace }
}
