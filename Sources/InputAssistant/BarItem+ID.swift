// SPDX-License-Identifier: MIT

extension BarItem {
  /// The name of an item, which follows from its place in the bar.
  ///
  /// It does not follow from an object: a getter may build new objects at every read, and the same
  /// place keeps the same name. The usual ones have at most 15 UTF-8 bytes, so that they need no
  /// memory of their own.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name as text, such as "leading.0.2".
    public var rawValue: String

    /// Takes a name as it is.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names whatever stands at a place: `ID(.item(.leading, group: 0, index: 2))` is
    /// "leading.0.2".
    public init(_ place: BarPlace) {
      switch place {
      case .item(let side, let group, let index): self = .item(side, group: group, index: index)
      case .representative(let side, let group): self = .representative(side, group: group)
      case .accessory(let index): self = .accessory(index)
      case .suggestion(let index): self = .suggestion(index)
      case .chevron: self = .chevron
      case .key(let key): self = .key(key)
      }
    }

    /// Names an item of a group: "leading.0.2".
    public static func item(_ side: BarSide, group: Int, index: Int) -> ID {
      ID(rawValue: "\(side.rawValue).\(group).\(index)")
    }

    /// Names the representative of a group: "trailing.1.rep".
    public static func representative(_ side: BarSide, group: Int) -> ID {
      ID(rawValue: "\(side.rawValue).\(group).rep")
    }

    /// Names an item of the accessory row: "accessory.3".
    public static func accessory(_ index: Int) -> ID { ID(rawValue: "accessory.\(index)") }

    /// Names a suggestion: "suggestion.0".
    public static func suggestion(_ index: Int) -> ID {
      switch index {
      case 0: ID(rawValue: "suggestion.0")
      case 1: ID(rawValue: "suggestion.1")
      case 2: ID(rawValue: "suggestion.2")
      default: ID(rawValue: "suggestion.\(index)")
      }
    }

    /// Names a key: "key.letters.0.2".
    public static func key(_ key: KeyID) -> ID {
      ID(rawValue: "key.\(key.layer.rawValue).\(key.row).\(key.column)")
    }

    /// Names an entry of this item's menu: "leading.0.2/1".
    public func entry(_ index: Int) -> ID { ID(rawValue: "\(rawValue)/\(index)") }

    /// The button that switches between actions and suggestions on a bar with room for one row.
    public static let chevron = ID(rawValue: "chevron")
    /// The system's undo button.
    public static let undo = ID(rawValue: "system.undo")
    /// The system's redo button.
    public static let redo = ID(rawValue: "system.redo")
    /// The system's cut button.
    public static let cut = ID(rawValue: "system.cut")
    /// The system's copy button.
    public static let copy = ID(rawValue: "system.copy")
    /// The system's paste button.
    public static let paste = ID(rawValue: "system.paste")
  }
}
