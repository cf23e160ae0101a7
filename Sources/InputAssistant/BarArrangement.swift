// SPDX-License-Identifier: MIT

/// What of a bar is shown, and where.
///
/// Frames are in points from the bar's top left corner, in multiples of 1/64 point. No two elements
/// overlap, and none reaches over the bar's edges.
public struct BarArrangement: Hashable, Sendable {
  /// The width that the bar was arranged for.
  public var width: Double
  /// How many rows there are: 0 for a bar with nothing to show.
  public var rowCount: Int
  /// The height of all rows together; 0 for a bar with nothing to show.
  public var height: Double
  /// Everything that is shown, in reading order.
  public var elements: [Placed]
  /// Where the leading side scrolls; nil when it fits.
  public var leadingRegion: ScrollRegion?
  /// Where the trailing side scrolls; nil when it fits.
  public var trailingRegion: ScrollRegion?
  /// The frame of the suggestions' content; nil while no strip is shown. The slots fill it but for
  /// at most 2/64 point.
  public var suggestionsFrame: Rect?
  /// How many equal slots the strip has: 3, 1, or 0 while no strip is shown.
  public var suggestionSlots: Int
  /// The groups that show their representative, in the bar's order, leading side first.
  ///
  /// These are the groups that collapsed and those that have only a representative. It is a fact
  /// about the groups, so it stays while a bar with one row shows its suggestions in their place.
  public var collapsed: [GroupPlace]
  /// Whether the bar was arranged from right to left.
  public var isRightToLeft: Bool

  /// An arrangement of a bar with nothing to show.
  public init(width: Double, isRightToLeft: Bool = false) {
    self.width = width
    rowCount = 0
    height = 0
    elements = []
    suggestionSlots = 0
    collapsed = []
    self.isRightToLeft = isRightToLeft
  }

  /// Whether a group shows its representative.
  public func isCollapsed(_ side: BarSide, group: Int) -> Bool {
    collapsed.contains(GroupPlace(side, group))
  }

  /// Where a side scrolls; nil when it fits.
  public func region(_ side: BarSide) -> ScrollRegion? {
    side == .leading ? leadingRegion : trailingRegion
  }
}
