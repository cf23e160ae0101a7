// SPDX-License-Identifier: MIT

import InputAssistant

extension PanelPicture.Source {
  /// The elements of the accessory row and the bar.
  var barElements: [SceneElement] {
    var elements: [SceneElement] = []
    if let accessory = layout.accessory {
      elements =
        Scene(bar, accessory, scrollOffsets: ScrollOffsets(leading: offsets.accessory)).elements
    }
    let start = elements.count
    elements += Scene(bar, layout.bar, scrollOffsets: offsets.sides).elements
    for index in elements.indices {
      if index >= start { elements[index].moveDown(by: layout.barY) }
      if pressed.contains(elements[index].id) { elements[index].isPressed = true }
    }
    return elements
  }
}

extension SceneElement {
  fileprivate mutating func moveDown(by distance: Double) {
    frame.y += distance
    clip?.y += distance
  }
}
