// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// The typing suggestions in the middle of the bar, with hairlines between them.
@MainActor
final class SuggestionStrip {
  private static let slots = 3

  let box = LayoutBox()
  private let buttons = (0..<slots).map { _ in Button() }
  private let hairlines = (1..<slots).map { _ in LayoutBox() }
  private var places: [Allocation] = []
  private var shown: [Suggestion] = []

  init(onTap: @escaping (_ index: Int) -> Void) {
    box.setAccessibleRole(.toolbar)
    box.setAccessibleLabel("Suggestions")
    for (index, button) in buttons.enumerated() {
      button.add(cssClass: "suggestion")
      button.hasFrame = false
      button.takesFocusOnClick = false
      button.shortensInTheMiddle()
      button.onClick { onTap(index) }
      button.insert(into: box)
    }
    for hairline in hairlines {
      hairline.add(cssClass: "hairline")
      hairline.insert(into: box)
    }
    box.canFocus = false
    box.onAllocate = { [weak self] _, height in self?.allocate(height) }
  }

  func show(_ suggestions: [Suggestion]) {
    let old = shown.count == suggestions.count ? shown : []
    shown = suggestions
    for (index, (button, suggestion)) in zip(buttons, suggestions).enumerated() {
      // A word that stays costs nothing: typing goes on meanwhile.
      if index < old.count, old[index] == suggestion { continue }
      // GTK 4.8 tells assistive software neither places in a list nor keys.
      button.setAccessibleDescription("\(index + 1) of \(suggestions.count), Alt+\(index + 1)")
      button.title = suggestion.displayText.onOneLine
      button.set(cssClass: "correction", suggestion.kind == .correction)
      button.setAccessibleLabel(suggestion.text)
    }
  }

  /// Whether the suggestion with a number is on the screen.
  func shows(_ index: Int) -> Bool {
    box.isMapped && box.isChildVisible && buttons.indices.contains(index)
      && buttons[index].isChildVisible
  }

  /// What the keyboard's focus can stop at, from the left.
  var reachStops: [ReachStop] {
    guard box.isChildVisible else { return [] }
    return zip(buttons, places).filter(\.0.isChildVisible).sorted { $0.1.x < $1.1.x }
      .map { ReachStop(widget: $0.0) }
  }

  /// Places the suggestions that an arrangement shows.
  func place(_ elements: [Placed], in frame: Rect?) {
    guard let frame, !frame.isEmpty else {
      box.isChildVisible = false
      return
    }
    let strip = Allocation(frame)
    places = elements.map { element in
      let place = Allocation(element.frame)
      return Allocation(x: place.x - strip.x, y: 0, width: place.width, height: place.height)
    }
    box.isChildVisible = true
    // What it holds may have moved, though its size stayed the same.
    box.allocateAnew(strip)
  }

  private func allocate(_ height: Int) {
    for (index, button) in buttons.enumerated() {
      button.isChildVisible = index < places.count
      if index < places.count { button.allocate(places[index]) }
    }
    for (index, hairline) in hairlines.enumerated() {
      hairline.isChildVisible = index + 1 < places.count
      guard index + 1 < places.count else { continue }
      let edge = max(places[index].x, places[index + 1].x)
      let length = height * 6 / 10
      hairline.allocate(Allocation(x: edge, y: (height - length) / 2, width: 1, height: length))
    }
  }
}

extension Allocation {
  /// The whole points nearest to a frame, so that frames that touch go on touching.
  init(_ frame: Rect) {
    self.init(CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
  }
}
