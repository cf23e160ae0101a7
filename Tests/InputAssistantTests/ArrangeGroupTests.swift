// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private func button(_ index: Int, isHidden: Bool = false) -> BarItem {
  BarItem(id: .item(.leading, group: 0, index: index), title: "x", isHidden: isHidden)
}

private func space(_ width: Double) -> BarItem {
  BarItem(id: BarItem.ID(rawValue: "space"), kind: .fixedSpace, width: width)
}

private let flexible = BarItem(id: BarItem.ID(rawValue: "flexible"), kind: .flexibleSpace)
private let representative = BarItem(id: .representative(.leading, group: 0), title: "+")

private func arranged(_ groups: [BarGroup], width: Double = 800) -> BarArrangement {
  arrange(
    Bar(leading: groups), in: BarSize(width: width, screenHeight: 800), measure: { _ in 50 })
}

/// The left edges of the buttons of one group.
private func edges(_ items: [BarItem]) -> [Double] {
  arranged([BarGroup(items: items)]).elements.map(\.frame.x)
}

@Suite("What a group shows")
struct ArrangeGroupTests {
  @Test("Buttons are 4 points apart and at least 44 wide")
  func spacing() {
    #expect(edges([button(0), button(1)]) == [4, 58])
    let bar = Bar(leading: [BarGroup(items: [button(0)])])
    let narrow = arrange(bar, in: BarSize(width: 800, screenHeight: 800), measure: { _ in 3 })
    #expect(narrow.elements.map(\.frame.width) == [44])
  }

  @Test("Widths are rounded up to 1/64 point; what is no width counts as none")
  func rounding() {
    let bar = Bar(leading: [BarGroup(items: [BarItem(id: .item(.leading, group: 0, index: 0))])])
    let widths = [50.001, 50.015625, .nan, -3, .infinity].map { width in
      arrange(bar, in: BarSize(width: 200_000, screenHeight: 800), measure: { _ in width })
        .elements[0].frame.width
    }
    #expect(widths == [50.015625, 50.015625, 44, 44, 100_000])
  }

  @Test("A width of the item's own wins and is not measured")
  func ownWidth() {
    var wide = button(0)
    wide.width = 30
    var measured: [String] = []
    let bar = Bar(leading: [
      BarGroup(items: [wide, button(1), button(2, isHidden: true)], representative: representative)
    ])
    let result = arrange(bar, in: BarSize(width: 800, screenHeight: 800)) { item in
      measured.append(item.id.rawValue)
      return 50
    }
    #expect(result.elements.map(\.frame.width) == [30, 50])
    #expect(measured == ["leading.0.1", "leading.0.rep"])
  }

  @Test("Spaces widen a gap and never make buttons overlap")
  func spaces() {
    #expect(edges([button(0), space(10), button(1)]) == [4, 68])
    #expect(edges([button(0), space(10), space(-4), button(1)]) == [4, 64])
    #expect(edges([button(0), space(-10), button(1)]) == [4, 54])
    #expect(edges([button(0), flexible, button(1)]) == [4, 70])
    #expect(edges([space(10), button(0)]) == [14])
    #expect(edges([space(-10), button(0)]) == [4])
  }

  @Test("A space after the last button moves the next group")
  func trailingSpace() {
    let second = BarGroup(items: [button(9)])
    let x = arranged([BarGroup(items: [button(0), space(10)]), second]).elements.map(\.frame.x)
    #expect(x == [4, 80])
    let without = arranged([BarGroup(items: [button(0), space(-10)]), second])
    #expect(without.elements.map(\.frame.x) == [4, 70])
  }

  @Test("Hidden items and groups count for nothing")
  func hidden() {
    #expect(edges([button(0), button(1, isHidden: true), button(2)]) == [4, 58])
    var hiddenSpace = space(100)
    hiddenSpace.isHidden = true
    #expect(edges([button(0), hiddenSpace, button(1)]) == [4, 58])
    let hidden = BarGroup(items: [button(5)], isHidden: true)
    #expect(arranged([hidden, BarGroup(items: [button(0)])]).elements.map(\.frame.x) == [4])
  }

  @Test("A group with nothing but a representative is a button that is always there")
  func onlyRepresentative() {
    for items in [[], [space(10), flexible]] {
      let group = BarGroup(items: items, representative: representative)
      for width in [0.0, 800] {
        let result = arranged([group], width: width)
        #expect(result.elements.map(\.kind) == [.representative])
        #expect(result.collapsed == [GroupPlace(.leading, 0)])
      }
      #expect(group.isShown)
    }
  }

  @Test("A group shows nothing if all its items are hidden, or if it has only spaces")
  func nothingToShow() {
    let allHidden = BarGroup(items: [button(0, isHidden: true)], representative: representative)
    var hiddenRepresentative = representative
    hiddenRepresentative.isHidden = true
    let groups = [
      allHidden, BarGroup(items: [space(10)]), BarGroup(items: []),
      BarGroup(items: [], representative: hiddenRepresentative),
    ]
    #expect(arranged(groups).elements.isEmpty && arranged(groups).height == 0)
    #expect(groups.allSatisfy { !$0.isShown })
  }

  @Test("A hidden representative can't stand for its group")
  func hiddenRepresentative() {
    var hidden = representative
    hidden.isHidden = true
    let result = arranged(
      [BarGroup(items: [button(0), button(1)], representative: hidden)], width: 60)
    #expect(result.collapsed == [] && result.elements.count == 2)
  }
}
