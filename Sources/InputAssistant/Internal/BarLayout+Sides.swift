// SPDX-License-Identifier: MIT

extension BarLayout {
  /// Places one side in its room; it scrolls where that is too small.
  mutating func lay(_ side: BarSide, at x: Int, room: Int) {
    guard plan.shows(side) else { return }
    let width = plan.width(side)
    guard width > room else { return lay(side, at: x, region: nil, extent: builder.width) }
    let region = ScrollRegion(
      side: side, frame: builder.frame(at: x, width: room, row: 0),
      contentWidth: Grid.points(width))
    switch side {
    case .leading: builder.arrangement.leadingRegion = region
    case .trailing: builder.arrangement.trailingRegion = region
    }
    lay(side, at: 0, region: side, extent: width)
  }

  private mutating func lay(_ side: BarSide, at start: Int, region: BarSide?, extent: Int) {
    var x = start
    for position in plan.range(side) {
      let group = plan.groups[position]
      place(group, at: x, region: region, extent: extent)
      x += group.width + plan.metrics.groupSpacing
    }
  }

  private mutating func place(_ group: GroupPlan, at start: Int, region: BarSide?, extent: Int) {
    let source = group.side == .leading ? bar.leading : bar.trailing
    if group.isCollapsed {
      guard let representative = source[group.index].representative else { return }
      let frame = builder.frame(at: start, width: group.width, row: 0, within: extent)
      let place = BarPlace.representative(group.side, group: group.index)
      return builder.add(representative.id, place, frame: frame, region: region)
    }
    var x = start
    for button in plan.buttons[group.buttons] {
      x += button.gap
      let frame = builder.frame(at: x, width: button.width, row: 0, within: extent)
      let place = BarPlace.item(group.side, group: group.index, index: button.index)
      builder.add(source[group.index].items[button.index].id, place, frame: frame, region: region)
      x += button.width
    }
  }
}
