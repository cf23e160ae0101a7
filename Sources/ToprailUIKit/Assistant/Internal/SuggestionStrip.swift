// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// The typing suggestions in the middle of the bar, with hairlines between them.
@MainActor
final class SuggestionStrip {
  private static let slots = 3

  let box = LayoutBox(isGroup: true)
  private let buttons = (0..<slots).map { _ in Button() }
  private let hairlines = (1..<slots).map { _ in LayoutBox() }
  private var frames: [Rect] = []

  init(onTap: @escaping (BarItem.ID) -> Void) {
    box.setAccessibleLabel("Suggestions")
    for (index, button) in buttons.enumerated() {
      button.add(cssClass: "suggestion")
      button.hasFrame = false
      button.takesFocusOnClick = false
      button.shortensInTheMiddle()
      button.onClick { onTap(.suggestion(index)) }
      button.insert(into: box)
    }
    for hairline in hairlines {
      hairline.add(cssClass: "hairline")
      hairline.insert(into: box)
    }
    box.canFocus = false
    box.onAllocate = { [unowned self] _, height in allocate(height) }
  }

  func show(_ suggestions: [Suggestion]) {
    for (button, suggestion) in zip(buttons, suggestions) {
      button.title =
        suggestion.kind == .literal ? "\u{201C}\(suggestion.text)\u{201D}" : suggestion.text
      button.setAccessibleLabel(suggestion.text)
    }
  }

  /// Places the suggestions that an arrangement shows.
  func place(_ elements: [Placed], in frame: Rect?) {
    guard let frame, !frame.isEmpty else {
      box.isChildVisible = false
      return
    }
    let strip = Allocation(frame)
    frames = elements.map {
      Rect(
        x: $0.frame.x - Double(strip.x), y: 0, width: $0.frame.width, height: $0.frame.height)
    }
    box.isChildVisible = true
    box.allocate(strip)
  }

  private func allocate(_ height: Int) {
    for (index, button) in buttons.enumerated() {
      button.isChildVisible = index < frames.count
      if index < frames.count { button.allocate(Allocation(frames[index])) }
    }
    for (index, hairline) in hairlines.enumerated() {
      hairline.isChildVisible = index + 1 < frames.count
      guard index + 1 < frames.count else { continue }
      let edge = max(frames[index].x, frames[index + 1].x)
      let length = height * 6 / 10
      hairline.allocate(
        Allocation(x: Int(edge.rounded()), y: (height - length) / 2, width: 1, height: length))
    }
  }
}

extension Allocation {
  /// The whole points nearest to a frame, so that frames that touch go on touching.
  init(_ frame: Rect) {
    self.init(CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
  }
}
