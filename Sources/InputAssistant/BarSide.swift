// SPDX-License-Identifier: MIT

/// One of the two places for an app's own items, on either side of the typing suggestions.
///
/// Leading is left in left-to-right languages and right in right-to-left ones.
public enum BarSide: String, CaseIterable, Hashable, Sendable {
  /// The side before the suggestions.
  case leading
  /// The side after the suggestions.
  case trailing
}
