// SPDX-License-Identifier: MIT

/// One thing to draw, with all that a presenter and a screen reader need.
public struct SceneElement: Hashable, Sendable, Identifiable {
  /// What an element is, which decides its look and its role for a screen reader.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Runs an action.
    case button
    /// Switches between selected and not selected.
    case toggle
    /// Opens a menu.
    case menu
    /// Stands for the items of a group.
    case representative
    /// A word to take.
    case suggestion
    /// Switches between actions and suggestions.
    case chevron
    /// A view of the app's own.
    case custom
    /// A key that types.
    case key
    /// A key that types nothing: shift, backspace, another layer.
    case functionKey
    /// The return key.
    case returnKey
    /// A choice that pops up above a pressed key; a release types the selected one. Never hit.
    case popUp
  }

  /// The name by which a tap is reported.
  public var id: BarItem.ID
  /// Where the shown thing stands in the bar's arrays.
  public var place: BarPlace
  /// The frame in the bar in points, scrolling included.
  public var frame: Rect
  /// The part of the bar that may show the element; nil for all of it.
  public var clip: Rect?
  /// What the element is.
  public var kind: Kind
  /// The words on it, if any.
  public var title: String?
  /// The name of its symbol in the icon theme, if any.
  public var symbol: String?
  /// What a screen reader says.
  public var spokenLabel: String
  /// Whether a tap does something.
  public var isEnabled: Bool
  /// Whether it is shown as switched on.
  public var isSelected: Bool
  /// Whether it stands out.
  public var isProminent: Bool
  /// Whether a finger is on it.
  public var isPressed: Bool

  /// Describes an element.
  public init(
    id: BarItem.ID, place: BarPlace, frame: Rect, clip: Rect? = nil, kind: Kind,
    title: String? = nil, symbol: String? = nil, spokenLabel: String, isEnabled: Bool = true,
    isSelected: Bool = false, isProminent: Bool = false,
    isPressed: Bool = false
  ) {
    self.id = id
    self.place = place
    self.frame = frame
    self.clip = clip
    self.kind = kind
    self.title = title
    self.symbol = symbol
    self.spokenLabel = spokenLabel
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isProminent = isProminent
    self.isPressed = isPressed
  }

  /// The part of the frame that can be seen and tapped; empty for what is scrolled away.
  public var visibleFrame: Rect { clip.map(frame.intersection) ?? frame }
}
