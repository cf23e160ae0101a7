// SPDX-License-Identifier: MIT

/// A visible button of a group or toolbar, measured.
struct ButtonPlan {
  /// The index in the array of items.
  let index: Int
  /// The room between the button before, or the start, and this one.
  var gap: Int
  /// The width, which squeezing lowers.
  var width: Int
  /// Whether the title may be truncated.
  let isSqueezable: Bool
}
