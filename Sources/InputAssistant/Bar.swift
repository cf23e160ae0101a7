// SPDX-License-Identifier: MIT

/// Everything that a bar can show: an app's groups, the typing suggestions and an accessory row.
///
/// The one value that goes to the bar in an app's window, over the bus to the system keyboard, and
/// into tests. ``arrange(_:in:rightToLeft:isComposing:showsOtherRow:metrics:measure:)`` decides
/// what of it is shown where.
public struct Bar: Hashable, Sendable {
  /// The groups before the suggestions.
  public var leading: [BarGroup]
  /// The groups after the suggestions.
  public var trailing: [BarGroup]
  /// What the strip of suggestions offers; nil for no strip.
  ///
  /// An empty strip offers nothing at the moment and keeps its place, so that nothing moves between
  /// two keys.
  public var suggestions: [Suggestion]?
  /// The items of the toolbar above the bar; nil for no toolbar. See
  /// ``arrangeToolbar(_:width:rightToLeft:metrics:measure:)``.
  public var accessory: [BarItem]?

  /// Describes a bar; without arguments an empty one.
  public init(
    leading: [BarGroup] = [], trailing: [BarGroup] = [], suggestions: [Suggestion]? = nil,
    accessory: [BarItem]? = nil
  ) {
    self.leading = leading
    self.trailing = trailing
    self.suggestions = suggestions
    self.accessory = accessory
  }

  /// Whether the bar's own rows have nothing to show, so that it takes no height.
  ///
  /// True without a strip of suggestions and without a group that shows something. The accessory
  /// row is a row of its own and does not count.
  public var isEmpty: Bool {
    suggestions == nil && !leading.contains(where: \.isShown)
      && !trailing.contains(where: \.isShown)
  }

  /// The groups of one side.
  public subscript(side: BarSide) -> [BarGroup] {
    get { side == .leading ? leading : trailing }
    set {
      switch side {
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
