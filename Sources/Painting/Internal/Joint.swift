// SPDX-License-Identifier: MIT

import InputAssistant

/// On which sides an element goes on in the next one: choices that pop up share one outline, and
/// a hairline stands between suggestions.
struct Joint: OptionSet {
  let rawValue: UInt8

  static let left = Joint(rawValue: 1)
  static let right = Joint(rawValue: 2)
  /// The element before it in the scene is the one on the left.
  static let previousIsLeft = Joint(rawValue: 4)
  /// The element before it in the scene is the one on the right.
  static let previousIsRight = Joint(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The sides on which the element at an index has a neighbour of its kind.
  init(_ elements: UnsafeBufferPointer<SceneElement>, at index: Int) {
    self = []
    let kind = elements[index].kind
    guard kind.isJoined else { return }
    let x = elements[index].frame.x
    if index > 0, elements[index - 1].kind == kind {
      insert(
        elements[index - 1].frame.x < x ? [.left, .previousIsLeft] : [.right, .previousIsRight])
    }
    if index + 1 < elements.count, elements[index + 1].kind == kind {
      insert(elements[index + 1].frame.x < x ? .left : .right)
    }
  }
}

extension SceneElement.Kind {
  /// Whether it may go on in the next one.
  var isJoined: Bool { self == .suggestion || self == .popUp }
}
