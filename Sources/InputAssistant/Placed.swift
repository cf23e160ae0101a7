// SPDX-License-Identifier: MIT

/// One element of an arranged bar: what it is and where it stands.
public struct Placed: Hashable, Sendable, Identifiable {
  /// What an element shows.
  public enum Kind: Hashable, Sendable {
    /// An item.
    case item
    /// The representative of a group, instead of the group's items.
    case representative
    /// The suggestion with this index.
    case suggestion(Int)
    /// The button that switches between actions and suggestions.
    case chevron
    /// A key.
    case key(KeyID)
  }

  /// The id of the item; ids of the library's own for suggestions and the chevron.
  public var id: BarItem.ID
  /// Where the shown thing stands in the bar's arrays.
  public var place: BarPlace
  /// The frame in the bar, or in the content of the scrolling side that ``region`` names.
  public var frame: Rect
  /// The scrolling side that holds the element; nil for one that never moves.
  public var region: BarSide?

  /// Places an element.
  public init(id: BarItem.ID, place: BarPlace, frame: Rect, region: BarSide? = nil) {
    self.id = id
    self.place = place
    self.frame = frame
    self.region = region
  }

  /// What the element shows.
  public var kind: Kind {
    switch place {
    case .item, .accessory: .item
    case .representative: .representative
    case .suggestion(let index): .suggestion(index)
    case .chevron: .chevron
    case .key(let key): .key(key)
    }
  }
}
