// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private let bar = Bar(
  leading: [
    BarGroup(
      items: [
        BarItem(id: .item(.leading, group: 0, index: 0), title: "Bold", isSelected: true),
        BarItem(
          id: .item(.leading, group: 0, index: 1), kind: .toggle, symbol: "flag", isEnabled: false),
      ])
  ],
  trailing: [
    BarGroup(
      items: [],
      representative: BarItem(
        id: .representative(.trailing, group: 0), symbol: "more", isProminent: true,
        spokenLabel: "More"))
  ],
  suggestions: [
    Suggestion(text: "teh", kind: .literal), Suggestion(text: "the", kind: .correction),
    Suggestion(text: "then", kind: .completion),
  ],
  accessory: [BarItem(id: .accessory(0), kind: .menu, title: "Menu")])

private func arranged(_ width: Double, height: Double = 800, rightToLeft: Bool = false)
  -> BarArrangement
{
  arrange(
    bar, in: BarSize(width: width, screenHeight: height), rightToLeft: rightToLeft,
    measure: { _ in 50 })
}

@Suite("A scene")
struct SceneTests {
  @Test("Shows each element with its label and state")
  func elements() {
    let scene = Scene(bar, arranged(800))
    #expect(
      scene.elements.map(\.kind)
        == [.button, .toggle, .suggestion, .suggestion, .suggestion, .representative])
    #expect(
      scene.elements.map(\.title) == ["Bold", nil, "\u{201C}teh\u{201D}", "the", "then", nil])
    #expect(scene.elements.map(\.spokenLabel) == ["Bold", "flag", "teh", "the", "then", "More"])
    #expect(scene.elements.map(\.isProminent) == [false, false, false, true, false, true])
    #expect(scene.elements.map(\.isEnabled) == [true, false, true, true, true, true])
    #expect(scene.elements.map(\.isSelected) == [true, false, false, false, false, false])
    #expect(scene[.suggestion(1)]?.frame == arranged(800).elements[3].frame)
    #expect(scene[.chevron] == nil)
  }

  @Test("Names the chevron after what it would show")
  func chevron() {
    let size = BarSize(width: 320, screenHeight: 300)
    let labels = [false, true].map { isComposing in
      let arrangement = arrange(bar, in: size, isComposing: isComposing, measure: { _ in 50 })
      return Scene(bar, arrangement)[.chevron]?.spokenLabel
    }
    #expect(labels == ["Show suggestions", "Show actions"])
  }

  @Test("Shows a toolbar")
  func toolbar() {
    let arrangement = arrangeToolbar(bar.accessory ?? [], width: 320, measure: { _ in 50 })
    let scene = Scene(bar, arrangement)
    #expect(scene.elements.map(\.kind) == [.menu])
    #expect(scene.elements.map(\.place) == [.accessory(0)])
  }

  @Test("Leaves out what the bar no longer has")
  func stale() {
    #expect(Scene(Bar(), arranged(800)).elements.isEmpty)
  }

  @Test(
    "Moves a scrolling side, within its limits",
    arguments: [
      (0.0, [0.0, 54]), (10, [-10, 44]), (1_000, [-54, 0]), (-5, [0, 54]), (.nan, [0, 54]),
    ])
  func scrolling(offset: Double, edges: [Double]) {
    let side = Bar(leading: [
      BarGroup(
        items: bar.leading[0].items.map {
          var item = $0
          item.width = 50
          return item
        })
    ])
    let size = BarSize(width: 54, screenHeight: 800)
    for rightToLeft in [false, true] {
      let arrangement = arrange(side, in: size, rightToLeft: rightToLeft, measure: { _ in 50 })
      let scene = Scene(side, arrangement, scrollOffsets: ScrollOffsets(leading: offset))
      let clip = Rect(x: rightToLeft ? 0 : 4, y: 0, width: 50, height: 55)
      #expect(scene.elements.map(\.clip) == [clip, clip])
      let starts = scene.elements.map {
        rightToLeft ? clip.maxX - $0.frame.maxX : $0.frame.x - clip.x
      }
      #expect(starts == edges)
    }
  }

  @Test("Says what changed since another scene")
  func difference() {
    let old = Scene(bar, arranged(800))
    #expect(old.difference(from: old).isEmpty)
    var next = bar
    next.leading[0].items[1].isEnabled = true
    next.suggestions?.removeLast()
    next.trailing[0].items = [BarItem(id: .item(.trailing, group: 0, index: 0), title: "New")]
    let size = BarSize(width: 801, screenHeight: 800)
    let scene = Scene(next, arrange(next, in: size, measure: { _ in 50 }))
    let difference = scene.difference(from: old)
    #expect(difference.inserted == [.item(.trailing, group: 0, index: 0)])
    #expect(difference.removed == [.suggestion(2), .representative(.trailing, group: 0)])
    #expect(difference.moved == [.suggestion(0), .suggestion(1)])
    #expect(difference.changed == [.item(.leading, group: 0, index: 1)])
    #expect(!difference.isEmpty)
  }

  @Test("Survives two elements with one id")
  func twins() {
    let element = Scene(bar, arranged(800)).elements[0]
    let scene = Scene(elements: [element, element])
    #expect(scene.difference(from: Scene()).inserted == [element.id])
    #expect(Scene().difference(from: scene).removed == [element.id])
  }
}
