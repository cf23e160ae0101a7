// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

// Titles are ten points wide a letter, so widths can be read off.
private func width(_ item: BarItem) -> Double { 10 * Double(item.title?.count ?? 0) }

private func group(
  _ side: BarSide, _ group: Int, _ titles: [String], priority: Int = 0, collapses: Bool = true
) -> BarGroup {
  let items = titles.enumerated().map { index, title in
    BarItem(id: .item(side, group: group, index: index), title: title, priority: priority)
  }
  let representative = BarItem(id: .representative(side, group: group), title: "+")
  return BarGroup(items: items, representative: collapses ? representative : nil)
}

/// The groups frees 48, 80 and 40 points for each item that they hide.
private let threeGroups = Bar(
  leading: [
    group(.leading, 0, ["sixsix", "sixsix", "sixsix"]),
    group(.leading, 1, ["ten letter", "ten letter"]),
  ],
  trailing: [group(.trailing, 0, ["sixsix", "sixsix"])], suggestions: [])

private func arranged(_ bar: Bar, _ width: Double, height: Double = 800) -> BarArrangement {
  arrange(
    bar, in: BarSize(width: width, screenHeight: height), measure: InputAssistantTests.width)
}

@Suite("What gives way as a bar narrows")
struct ArrangeLadderTests {
  @Test("With enough room everything is expanded, suggestions centred in what is left")
  func everythingFits() {
    let words = ["a", "b", "c"].map { Suggestion(text: $0, kind: .completion) }
    let bar = Bar(
      leading: [group(.leading, 0, ["five5", "five5"])],
      trailing: [group(.trailing, 0, ["sixsix"])], suggestions: words)
    let result = arranged(bar, 800)
    let frames = result.elements.map { [$0.frame.x, $0.frame.width] }
    #expect(frames == [[4, 50], [58, 50], [182, 160], [342, 160], [502, 160], [736, 60]])
    #expect(result.suggestionsFrame == Rect(x: 182, y: 0, width: 480, height: 55))
    #expect(result.rowCount == 1 && result.height == 55 && result.suggestionSlots == 3)
    #expect(result.collapsed.isEmpty)
    #expect(result.elements.map(\.kind).contains(.suggestion(2)))
  }

  @Test(
    "Groups collapse one after the other: those that free most for each hidden item first",
    arguments: [
      (764, []), (763, [GroupPlace(.leading, 1)]), (604, [GroupPlace(.leading, 1)]),
      (603, [GroupPlace(.leading, 0), GroupPlace(.leading, 1)]),
      (560, [GroupPlace(.leading, 0), GroupPlace(.leading, 1)]),
    ] as [(Double, [GroupPlace])])
  func leastNumberCollapses(width: Double, collapsed: [GroupPlace]) {
    let result = arranged(threeGroups, width)
    #expect(result.collapsed == collapsed)
    #expect(result.leadingRegion == nil && result.trailingRegion == nil)
    #expect(result.suggestionSlots == 3)
  }

  @Test("A group's priority is the highest of its visible items, and goes before width")
  func priority() {
    var bar = threeGroups
    bar.leading[1].items[1].priority = 1
    #expect(arranged(bar, 763).collapsed == [GroupPlace(.leading, 0)])
    bar.leading[1].items[1].isHidden = true
    #expect(arranged(bar, 763).collapsed == [])
    #expect(arranged(bar, 650).collapsed == [GroupPlace(.leading, 1)])
    bar.trailing[0].items[0].priority = -1
    bar.trailing[0].items[1].priority = -1
    #expect(arranged(bar, 650).collapsed == [GroupPlace(.trailing, 0)])
  }

  @Test("Of equal groups the nearest to the suggestions collapses first, trailing before leading")
  func nearestFirst() {
    func same(_ side: BarSide) -> [BarGroup] {
      (0..<2).map { group(side, $0, ["ten letter", "ten letter"]) }
    }
    // 424 a side; each collapse frees 160.
    let bar = Bar(leading: same(.leading), trailing: same(.trailing), suggestions: [])
    let order = [1_200.0, 1_000, 800, 600, 560].map { arranged(bar, $0).collapsed }
    #expect(
      order == [
        [], [GroupPlace(.trailing, 0)], [GroupPlace(.leading, 1), GroupPlace(.trailing, 0)],
        [GroupPlace(.leading, 1), GroupPlace(.trailing, 0), GroupPlace(.trailing, 1)],
        [
          GroupPlace(.leading, 0), GroupPlace(.leading, 1), GroupPlace(.trailing, 0),
          GroupPlace(.trailing, 1),
        ],
      ])
  }

  @Test(
    "A representative as wide as its items never takes their place",
    arguments: ["sixsix", "wider+"])
  func collapsingForNothing(title: String) {
    var bar = Bar(leading: [group(.leading, 0, ["sixsix"])], suggestions: [])
    bar.leading[0].representative?.title = title
    let result = arranged(bar, 50)
    #expect(result.collapsed == [])
    #expect(result.elements.map(\.frame.width) == [60])
    #expect(result.leadingRegion?.frame.width == 46)
  }

  @Test("Three suggestions have at least a quarter of the width")
  func quarter() {
    var bar = Bar(leading: [group(.leading, 0, ["a", "b"])], suggestions: [])
    bar.leading[0].items[0].width = 600
    bar.leading[0].items[1].width = 126
    #expect(arranged(bar, 1_000).collapsed == [])
    #expect(arranged(bar, 1_000).suggestionsFrame?.width == 250)
    #expect(arranged(bar, 999).collapsed == [GroupPlace(.leading, 0)])
  }

  @Test("Truncation takes no more than it must")
  func squeezingExactly() {
    let titles = ["twenty letters wide!", "ten letter"]
    let bar = Bar(leading: [group(.leading, 0, titles, collapses: false)])
    let result = [308.0, 307.5, 208.5, 207.5].map { arranged(bar, $0).elements.map(\.frame.width) }
    #expect(result == [[200, 100], [199.5, 100], [100.5, 100], [99.75, 99.75]])
  }

  @Test("Titles of groups without a representative are truncated, the widest first")
  func squeezing() {
    let bar = Bar(
      leading: [
        group(
          .leading, 0, ["twenty letters wide!", "ten letter"], collapses: false)
      ],
      trailing: [group(.trailing, 0, ["fifteen letters"], collapses: false)], suggestions: [])
    let result = arranged(bar, 560)
    #expect(result.elements.map(\.frame.width) == [112, 100, 112])
    #expect(result.suggestionSlots == 3 && result.suggestionsFrame?.width == 192)
  }

  @Test("Truncation begins only when every group that can collapse has")
  func squeezingComesSecond() {
    let bar = Bar(
      leading: [group(.leading, 0, ["twenty letters wide!"], collapses: false)],
      trailing: [group(.trailing, 0, ["ten letter", "ten letter"])], suggestions: [])
    let result = arranged(bar, 560)
    #expect(result.collapsed == [GroupPlace(.trailing, 0)])
    #expect(result.elements.map(\.frame.width) == [200, 44])
    let narrow = arranged(Bar(leading: bar.leading, trailing: bar.trailing), 150)
    #expect(narrow.elements.map(\.frame.width) == [82, 44])
  }

  @Test("Only titles without a width of their own are truncated, never under 44 points")
  func rigidItems() {
    var rigid = group(
      .leading, 0, ["ten letter", "ten letter", "", "ten letter"], collapses: false)
    rigid.items[0].width = 150
    rigid.items[1].kind = .custom
    rigid.items[2].symbol = "edit-copy-symbolic"
    let result = arranged(Bar(leading: [rigid], suggestions: []), 200)
    #expect(result.elements.map(\.frame.width) == [150, 100, 44, 44])
    #expect(result.leadingRegion?.contentWidth == 350)
  }

  @Test("Three suggestions become one, which gets all that is left")
  func oneSuggestion() {
    var wide = group(.leading, 0, ["fixed"], collapses: false)
    wide.items[0].width = 400
    let words = ["a", "b"].map { Suggestion(text: $0, kind: .completion) }
    let result = arranged(Bar(leading: [wide], suggestions: words), 560)
    #expect(result.suggestionSlots == 1)
    #expect(result.elements.map(\.id.rawValue) == ["leading.0.0", "suggestion.0"])
    #expect(result.suggestionsFrame == Rect(x: 420, y: 0, width: 140, height: 55))
    #expect(result.leadingRegion == nil)
  }

  @Test("At last a side scrolls; one that needs less than half keeps what it needs")
  func oneSideScrolls() {
    var wide = group(.leading, 0, ["a", "b", "c"], collapses: false)
    for index in 0..<3 { wide.items[index].width = 200 }
    var narrow = group(.trailing, 0, ["fixed"], collapses: false)
    narrow.items[0].width = 100
    let result = arranged(Bar(leading: [wide], trailing: [narrow], suggestions: []), 560)
    let frame = Rect(x: 4, y: 0, width: 356, height: 55)
    #expect(result.leadingRegion == ScrollRegion(side: .leading, frame: frame, contentWidth: 608))
    #expect(result.trailingRegion == nil)
    #expect(result.suggestionsFrame == Rect(x: 376, y: 0, width: 64, height: 55))
    #expect(result.elements.map(\.region) == [.leading, .leading, .leading, nil])
    #expect(result.elements.map(\.frame.x) == [0, 204, 408, 456])
    let turned = arranged(Bar(leading: [narrow], trailing: [wide], suggestions: []), 560)
    #expect(turned.leadingRegion == nil && turned.trailingRegion?.frame.x == 200)
    #expect(turned.trailingRegion?.frame.width == 356)
  }

  @Test("Two sides that are both too wide get half each")
  func bothSidesScroll() {
    var bar = Bar(suggestions: [])
    for side in BarSide.allCases {
      bar[side] = [group(side, 0, ["fixed"], collapses: false)]
      bar[side][0].items[0].width = 700
    }
    let result = arranged(bar, 560)
    #expect(result.leadingRegion?.frame == Rect(x: 4, y: 0, width: 228, height: 55))
    #expect(result.trailingRegion?.frame == Rect(x: 328, y: 0, width: 228, height: 55))
    #expect(result.trailingRegion?.maximumOffset == 472)
  }
}
