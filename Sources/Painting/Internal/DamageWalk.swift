// SPDX-License-Identifier: MIT

import InputAssistant

/// Compares two scenes by index and collects the pixels that differ.
struct DamageWalk {
  let old: UnsafeBufferPointer<SceneElement>
  let new: UnsafeBufferPointer<SceneElement>
  let scale: PixelScale
  let size: PixelRect

  /// Adds the rectangles.
  func run(into damage: inout [PixelRect]) {
    // The same array, as after a step that changed nothing.
    guard old.baseAddress != new.baseAddress || old.count != new.count else { return }
    let common = min(old.count, new.count)
    var head = 0
    while head < common, old[head].id == new[head].id {
      compare(head, head, into: &damage)
      head += 1
    }
    var tail = 0
    while tail < common - head, old[old.count - 1 - tail].id == new[new.count - 1 - tail].id {
      compare(old.count - 1 - tail, new.count - 1 - tail, into: &damage)
      tail += 1
    }
    for index in head..<(old.count - tail) { add(bounds(old, index), into: &damage) }
    for index in head..<(new.count - tail) { add(bounds(new, index), into: &damage) }
  }

  private func compare(_ before: Int, _ after: Int, into damage: inout [PixelRect]) {
    guard !looksAlike(before, after) || isJoinedOtherwise(before, after) else { return }
    let (from, to) = (bounds(old, before), bounds(new, after))
    add(from, into: &damage)
    if to != from { add(to, into: &damage) }
  }

  private func isJoinedOtherwise(_ before: Int, _ after: Int) -> Bool {
    new[after].kind.isJoined && Joint(old, at: before) != Joint(new, at: after)
  }

  private func looksAlike(_ before: Int, _ after: Int) -> Bool {
    old[before].isPressed == new[after].isPressed && old[before].kind == new[after].kind
      && old[before].isSelected == new[after].isSelected
      && old[before].isEnabled == new[after].isEnabled
      && old[before].isProminent == new[after].isProminent
      && old[before].frame == new[after].frame && old[before].clip == new[after].clip
      && old[before].title == new[after].title && old[before].symbol == new[after].symbol
      && (old[before].title != nil || old[before].spokenLabel == new[after].spokenLabel)
  }

  private func bounds(_ elements: UnsafeBufferPointer<SceneElement>, _ index: Int) -> PixelRect {
    scale.bounds(
      of: elements[index].kind, frame: elements[index].frame, clip: elements[index].clip
    ).intersection(size)
  }

  private func add(_ rect: PixelRect, into damage: inout [PixelRect]) {
    if !rect.isEmpty { damage.append(rect) }
  }
}
