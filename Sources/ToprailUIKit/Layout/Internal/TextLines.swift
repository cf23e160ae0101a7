// SPDX-License-Identifier: MIT

/// Where the lines of a view's text stand, in points from the text's top.
struct TextLines {
  let first: CGFloat
  let last: CGFloat
  /// The text's height.
  let height: CGFloat
}
