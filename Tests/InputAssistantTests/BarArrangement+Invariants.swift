// SPDX-License-Identifier: MIT

import InputAssistant

extension BarArrangement {
  /// What overlaps or lies outside, in words; nil if nothing does.
  var misplaced: String? {
    let regions = [leadingRegion, trailingRegion].compactMap(\.self)
    let fixed = elements.filter { $0.region == nil }
    let frames = fixed.map(\.frame) + regions.map(\.frame)
    if let frame = outside(frames, Rect(x: 0, y: 0, width: width, height: height)) {
      return "\(frame) is outside the bar"
    }
    if let pair = overlap(frames) { return "\(pair) overlap" }
    for region in regions {
      let frames = elements.filter { $0.region == region.side }.map(\.frame)
      let content = Rect(
        x: 0, y: region.frame.y, width: region.contentWidth, height: region.frame.height)
      if let frame = outside(frames, content) { return "\(frame) is outside \(region)" }
      if let pair = overlap(frames) { return "\(pair) overlap in \(region)" }
      if region.contentWidth <= region.frame.width { return "\(region) needn't scroll" }
    }
    let sides = elements.compactMap(\.region).filter { region($0) == nil }
    return sides.first.map { "\($0) scrolls without a region" }
  }

  private func outside(_ frames: [Rect], _ room: Rect) -> Rect? {
    frames.first { frame in
      frame.x < room.x || frame.maxX > room.maxX || frame.y < room.y || frame.maxY > room.maxY
    }
  }

  private func overlap(_ frames: [Rect]) -> [Rect]? {
    for (index, frame) in frames.enumerated() {
      for other in frames[..<index] where !frame.intersection(other).isEmpty {
        return [frame, other]
      }
    }
    return nil
  }

  /// The same arrangement as in a mirror.
  var mirrored: BarArrangement {
    var mirror = self
    mirror.isRightToLeft.toggle()
    mirror.suggestionsFrame = suggestionsFrame.map { mirrored($0, width) }
    for side in [BarSide.leading, .trailing] {
      guard var region = region(side) else { continue }
      region.frame = mirrored(region.frame, width)
      if side == .leading { mirror.leadingRegion = region } else { mirror.trailingRegion = region }
    }
    for (index, element) in elements.enumerated() {
      let room = element.region.flatMap { region($0) }?.contentWidth ?? width
      mirror.elements[index].frame = mirrored(element.frame, room)
    }
    return mirror
  }

  private func mirrored(_ frame: Rect, _ room: Double) -> Rect {
    Rect(x: room - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
  }
}
