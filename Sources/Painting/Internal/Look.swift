// SPDX-License-Identifier: MIT

/// How one element is drawn.
struct Look: Hashable {
  /// The fill; nil for the background.
  var fill: PixelColor?
  /// The text or symbol.
  var text: PixelColor
  /// The line around the fill, within it.
  var outline: PixelColor?
  /// How wide that line is, in points.
  var outlineWidth = 1.0
  /// The bar under the label of what is switched on.
  var mark = Mark.none

  /// A bar under a label, which tells states apart without colour.
  enum Mark: Hashable {
    case none
    /// Switched on, for one time.
    case short
    /// Switched on until it is switched off.
    case long
  }
}
