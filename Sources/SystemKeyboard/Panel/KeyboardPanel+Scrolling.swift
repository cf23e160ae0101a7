// SPDX-License-Identifier: MIT

package import InputAssistant

extension KeyboardPanel {
  /// A wheel is turned, or two fingers slide on a touchpad: scrolls what is at a point, if it does.
  ///
  /// - Parameter distance: How far in points, towards the end if positive.
  package func scroll(at point: Point, by distance: Double) {
    guard distance.isFinite, point.y < layout.keysY, let scroll = scroll(at: point) else { return }
    self.scroll(scroll, towardsEnd: distance)
  }

  /// A finger that slid to the right by a distance takes the content along.
  func drag(_ scroll: PanelScroll, by distance: Double) {
    self.scroll(scroll, towardsEnd: isRightToLeft ? distance : -distance)
  }

  private func scroll(_ scroll: PanelScroll, towardsEnd distance: Double) {
    guard let region = region(of: scroll) else { return }
    let offset = min(max(0, offsets[scroll]), region.maximumOffset)
    offsets[scroll] = min(max(0, offset + distance), region.maximumOffset)
    refresh()
  }

  /// What scrolls at a point of the bar or the accessory row.
  func scroll(at point: Point) -> PanelScroll? {
    guard point.y >= layout.barY else { return region(of: .accessory) == nil ? nil : .accessory }
    let inBar = Point(x: point.x, y: point.y - layout.barY)
    return BarSide.allCases.first { side in
      guard let region = region(of: .side(side)) else { return false }
      return region.frame.distance(to: inBar) == 0
    }.map(PanelScroll.side)
  }

  private func region(of scroll: PanelScroll) -> ScrollRegion? {
    let region =
      switch scroll {
      case .side(let side): layout.bar.region(side)
      case .accessory: layout.accessory?.leadingRegion
      }
    return region.flatMap { $0.maximumOffset > 0 ? $0 : nil }
  }
}
