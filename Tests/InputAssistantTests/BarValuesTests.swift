// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@Suite("The values of a bar")
struct BarValuesTests {
  @Test("Ids follow from the place")
  func ids() {
    let places: [BarPlace] = [
      .item(.leading, group: 0, index: 2), .representative(.trailing, group: 1), .accessory(3),
      .suggestion(0), .suggestion(2), .suggestion(7), .chevron,
    ]
    #expect(
      places.map { BarItem.ID($0).rawValue } == [
        "leading.0.2", "trailing.1.rep", "accessory.3", "suggestion.0", "suggestion.2",
        "suggestion.7", "chevron",
      ])
    #expect(places.allSatisfy { BarItem.ID($0).rawValue.utf8.count <= 15 })
    #expect(BarItem.ID.accessory(3).entry(1).rawValue == "accessory.3/1")
  }

  @Test("A fresh item is a visible, enabled button without a width")
  func defaults() {
    let item = BarItem(id: .accessory(0))
    #expect(item.kind == .button && item.isEnabled && !item.isHidden && !item.isSelected)
    #expect(!item.isProminent && item.priority == 0 && item.width == 0 && item.menu.isEmpty)
    #expect(
      BarItem.Kind.allCases.filter { BarItem(id: .accessory(0), kind: $0).isSpace }
        == [.fixedSpace, .flexibleSpace])
  }

  @Test("Sides are reached by name")
  func sides() {
    var bar = Bar()
    bar[.leading] = [BarGroup(items: [])]
    bar[.trailing] = [BarGroup(items: []), BarGroup(items: [])]
    #expect(bar.leading.count == 1 && bar.trailing.count == 2)
    #expect(bar[.leading] == bar.leading && bar[.trailing] == bar.trailing)
  }

  @Test("The bar is 55 points alone and 44 above keys, and everything scales with the text")
  func metrics() {
    #expect(BarMetrics.alone.barHeight == 55 && BarMetrics.aboveKeys.barHeight == 44)
    let large = BarMetrics.alone.scaled(by: 1.5)
    #expect(large.barHeight == 82.5 && large.minimumTouchWidth == 66 && large.itemTextSize == 24)
    #expect(large.oneRowMinimumWidth == 840 && large.suggestionsMaximumWidth == 720)
    #expect(BarMetrics.alone.scaled(by: .nan) == .alone)
    #expect(BarMetrics.alone.scaled(by: 0).barHeight == 27.5)
    #expect(BarMetrics.alone.scaled(by: 100).barHeight == 165)
  }

  @Test("A rectangle measures distances and what it shares with another")
  func rectangles() {
    let rect = Rect(x: 10, y: 10, width: 20, height: 20)
    #expect(rect.distance(to: Point(x: 15, y: 15)) == 0)
    #expect(rect.distance(to: Point(x: 33, y: 34)) == 5)
    #expect(rect.distance(to: Point(x: 7, y: 20)) == 3)
    #expect(rect.center == Point(x: 20, y: 20))
    let other = Rect(x: 25, y: 0, width: 20, height: 20)
    #expect(rect.intersection(other) == Rect(x: 25, y: 10, width: 5, height: 10))
    #expect(rect.intersection(Rect(x: 40, y: 0, width: 5, height: 50)).isEmpty)
    #expect(Rect(x: 0, y: 0, width: -5, height: 3).width == 0)
  }

  @Test("The system offers undo and redo, or cut and copy, and always paste")
  func systemGroups() {
    func shown(_ hasSelection: Bool, canCut: Bool = true, canCopy: Bool = true) -> [String] {
      SystemGroups.editing(
        hasSelection: hasSelection, canUndo: true, canRedo: false, canCut: canCut,
        canCopy: canCopy, canPaste: true
      )
      .flatMap(\.items).filter { !$0.isHidden }
      .map { $0.id.rawValue + ($0.isEnabled ? "" : " off") }
    }
    #expect(shown(false) == ["system.undo", "system.redo off", "system.paste"])
    #expect(shown(true) == ["system.cut", "system.copy", "system.paste"])
    #expect(
      shown(true, canCut: false) == ["system.cut off", "system.copy", "system.paste"])
    #expect(
      shown(true, canCopy: false) == ["system.cut", "system.copy off", "system.paste"])
  }
}
