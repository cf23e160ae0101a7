// SPDX-License-Identifier: MIT

import InputAssistant
import TestSupport

/// The buttons that an arrangement asks for, as assistive software must find them.
struct BarExpectation {
  private struct Button {
    var name: String
    /// From the window's top left corner.
    var frame: Rect
    /// The scrolling side that shows it, if one does.
    var region: Rect?

    /// What is seen of it.
    var visible: Rect { region.map(frame.intersection) ?? frame }
  }

  private let buttons: [Button]
  private let padding: Double

  /// - Parameters:
  ///   - top: where in the window the bar begins.
  ///   - padding: what GTK leaves out of a button's frame at each side.
  init(_ arrangement: BarArrangement, of bar: Bar, top: Double, padding: Double) {
    self.padding = padding
    buttons = arrangement.elements.map { placed in
      var button = Button(name: bar.name(of: placed.place), frame: placed.frame)
      button.frame.y += top
      if let region = placed.region.flatMap(arrangement.region) {
        // A side that begins to scroll shows its beginning.
        button.frame.x += region.frame.x
        if arrangement.isRightToLeft { button.frame.x -= region.maximumOffset }
        button.region = region.frame
        button.region?.y += top
      }
      return button
    }
  }

  /// What is wrong with what was found, in words.
  func differences(from elements: [Element]) -> [String] {
    let found = elements.filter(\.isButton)
    guard found.map(\.name) == buttons.map(\.name) else {
      return ["found \(found.map(\.name)), expected \(buttons.map(\.name))"]
    }
    return zip(buttons, found).compactMap { difference($0, $1.frame) } + overlaps(found)
      + cuts(found, in: elements)
  }

  private func difference(_ button: Button, _ found: Frame) -> String? {
    let left = Double(found.x) - padding
    let right = Double(found.maxX) + padding
    // Whole points on the screen: the nearest ones.
    let isRight =
      abs(left - button.frame.x) <= 0.5 && abs(right - button.frame.maxX) <= 0.5
      && Double(found.y) >= button.frame.y && Double(found.maxY) <= button.frame.maxY
      && Double(found.y) - button.frame.y == button.frame.maxY - Double(found.maxY)
    return isRight ? nil : "\(button.name) is at \(found), expected \(button.frame)"
  }

  private func overlaps(_ found: [Element]) -> [String] {
    let seen = zip(buttons, found).map { button, element in
      button.region.map(outer(element.frame).intersection) ?? outer(element.frame)
    }
    return seen.indices.flatMap { index in
      seen[..<index].indices.compactMap { other in
        seen[index].intersection(seen[other]).isEmpty
          ? nil : "\(found[other].name) overlaps \(found[index].name)"
      }
    }
  }

  /// What lies in no scrolling side must lie wholly in the window and in the pane that clips it.
  private func cuts(_ found: [Element], in elements: [Element]) -> [String] {
    zip(buttons, found).compactMap { button, element in
      guard button.region == nil else { return nil }
      var around = element.parent
      while let index = around, elements[index].role != "scroll pane", index > 0 {
        around = elements[index].parent
      }
      let pane = elements[around ?? 0].frame
      let frame = outer(element.frame)
      let isWhole =
        frame.x >= Double(pane.x) && frame.maxX <= Double(pane.maxX)
        && frame.y >= Double(pane.y) && frame.maxY <= Double(pane.maxY)
      return isWhole ? nil : "\(element.name) at \(frame) is cut by \(pane)"
    }
  }

  private func outer(_ frame: Frame) -> Rect {
    Rect(
      x: Double(frame.x) - padding, y: Double(frame.y), width: Double(frame.width) + 2 * padding,
      height: Double(frame.height))
  }
}

extension Bar {
  /// What the button at a place is called.
  fileprivate func name(of place: BarPlace) -> String {
    let item: BarItem? =
      switch place {
      case .item(let side, let group, let index): self[side][group].items[index]
      case .representative(let side, let group): self[side][group].representative
      case .accessory(let index): accessory?[index]
      case .suggestion(let index):
        (suggestions?[index].text).map { BarItem(id: BarItem.ID(rawValue: $0), title: $0) }
      case .chevron: BarItem(id: .chevron, title: "Show suggestions")
      case .key: nil
      }
    return item?.spokenLabel ?? item?.title ?? ""
  }
}
