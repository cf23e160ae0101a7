// SPDX-License-Identifier: MIT

/// A side whose content is wider than its room, and scrolls.
public struct ScrollRegion: Hashable, Sendable {
  /// The side that scrolls; leading for a toolbar.
  public var side: BarSide
  /// The visible part, in the bar. Its width may be 0.
  public var frame: Rect
  /// The width of everything in it, in points.
  public var contentWidth: Double

  /// Describes a scrolling side.
  public init(side: BarSide, frame: Rect, contentWidth: Double) {
    self.side = side
    self.frame = frame
    self.contentWidth = contentWidth
  }

  /// How far the content can be moved, in points.
  public var maximumOffset: Double { max(0, contentWidth - frame.width) }
}
