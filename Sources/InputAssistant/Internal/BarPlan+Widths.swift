// SPDX-License-Identifier: MIT

extension BarPlan {
  /// The width of a side as it is collapsed and squeezed now, without its distance from the edge.
  func width(_ side: BarSide) -> Int {
    let range = range(side)
    guard !range.isEmpty else { return 0 }
    var sum = metrics.groupSpacing * (range.count - 1)
    for position in range { sum += groups[position].width }
    return sum
  }

  /// What the edges and the gaps between sides and suggestions take of a row.
  func chrome(hasStrip: Bool) -> Int {
    let sides = (shows(.leading) ? 1 : 0) + (shows(.trailing) ? 1 : 0)
    let gaps = hasStrip ? sides : max(0, sides - 1)
    return sides * metrics.edgeInset + gaps * metrics.groupSpacing
  }

  /// The room that is the suggestions' while they are three.
  func stripShare(ofRow width: Int) -> Int { max(3 * metrics.suggestion, (width + 3) / 4) }

  /// The room for both sides in a row that holds the suggestions too.
  func sharedRoom(inRow width: Int) -> Int {
    width - chrome(hasStrip: true) - stripShare(ofRow: width)
  }

  /// Truncates the titles of groups that can't collapse, the widest first, until the sides fit.
  mutating func squeeze(toFit room: Int) {
    let deficit = width(.leading) + width(.trailing) - room
    guard deficit > 0 else { return }
    let rigid = groups.filter { $0.representativeWidth == nil }
    let widths = rigid.flatMap { group in
      buttons[group.buttons].lazy.filter(\.isSqueezable).map(\.width)
    }
    let level = WaterLevel.level(widths, saving: deficit, floor: metrics.touch)
    for position in groups.indices where groups[position].representativeWidth == nil {
      groups[position].expandedWidth -= buttons.cut(groups[position].buttons, to: level)
    }
  }
}
