// SPDX-License-Identifier: MIT

/// Where the thing that an element shows stands in a bar.
///
/// Indices count from 0 and include what is hidden, so they index the bar's own arrays.
public enum BarPlace: Hashable, Sendable {
  /// An item of a group.
  case item(BarSide, group: Int, index: Int)
  /// The representative of a group.
  case representative(BarSide, group: Int)
  /// An item of the accessory row.
  case accessory(Int)
  /// A suggestion.
  case suggestion(Int)
  /// The button that switches between actions and suggestions.
  case chevron
  /// A key of the keyboard below the bar.
  case key(KeyID)
}
