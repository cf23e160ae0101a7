// SPDX-License-Identifier: MIT

import InputAssistant

extension Scene {
  /// Adds what pops up above a pressed key, moved and narrowed to stay within the surface.
  ///
  /// - Parameters:
  ///   - popUp: What pops up.
  ///   - keys: Where the keys stand.
  ///   - origin: The keyboard's top left corner in the scene.
  ///   - room: The surface.
  mutating func add(
    _ popUp: KeyPopUp, in keys: KeyArrangement, at origin: Point, within room: Rect
  ) {
    let frames = keys.frames(of: popUp)
    guard let first = frames.first, let last = frames.last else { return }
    let left = min(first.x, last.x)
    let width = max(first.maxX, last.maxX) - left
    let share = width > room.width ? room.width / width : 1
    let start = max(room.x, min(origin.x + left, room.maxX - width))
    let top = max(room.y, origin.y + first.y)
    for (index, frame) in frames.enumerated() {
      elements.append(
        SceneElement(
          id: BarItem.ID.popUp(index), place: .key(popUp.key),
          frame: Rect(
            x: start + (frame.x - left) * share, y: top, width: frame.width * share,
            height: frame.height),
          kind: .popUp, title: popUp.choices[index], spokenLabel: popUp.choices[index],
          isSelected: popUp.isChoosing && index == popUp.selected))
    }
  }
}

extension BarItem.ID {
  private static let popUps = (0..<24).map { BarItem.ID(rawValue: "popUp.\($0)") }

  /// Names a choice: "popUp.0".
  fileprivate static func popUp(_ index: Int) -> BarItem.ID {
    popUps.indices.contains(index) ? popUps[index] : BarItem.ID(rawValue: "popUp.\(index)")
  }
}
