// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private func width(_ item: BarItem) -> Double { 10 * Double(item.title?.count ?? 0) }

private func button(_ title: String, _ kind: BarItem.Kind = .button) -> BarItem {
  BarItem(id: BarItem.ID(rawValue: title), kind: kind, title: title)
}

private func fixed(_ width: Double) -> BarItem {
  BarItem(id: BarItem.ID(rawValue: "space"), kind: .fixedSpace, width: width)
}

private let flexible = BarItem(id: BarItem.ID(rawValue: "flexible"), kind: .flexibleSpace)

private func arranged(_ items: [BarItem], _ width: Double, rightToLeft: Bool = false)
  -> BarArrangement
{
  arrangeToolbar(
    items, width: width, rightToLeft: rightToLeft, measure: InputAssistantTests.width)
}

private func edges(_ items: [BarItem], _ width: Double) -> [Double] {
  arranged(items, width).elements.map(\.frame.x)
}

@Suite("A toolbar")
struct ArrangeToolbarTests {
  @Test("Is one row of 44 points, items from the leading edge on")
  func plain() {
    let result = arranged([button("sixsix"), button("x")], 320)
    #expect(result.height == 44 && result.rowCount == 1)
    #expect(result.elements.map(\.frame.x) == [4, 68])
    #expect(result.elements.map(\.place) == [.accessory(0), .accessory(1)])
    #expect(arranged([], 320).height == 44)
  }

  @Test("Flexible spaces share what is left equally")
  func flexibleSpaces() {
    #expect(edges([flexible, button("sixsix")], 320) == [256])
    #expect(edges([button("sixsix"), flexible, button("sixsix")], 320) == [4, 256])
    #expect(edges([flexible, button("sixsix"), flexible], 320) == [130])
    #expect(edges([button("sixsix"), flexible, flexible, button("x"), flexible], 308) == [4, 196])
    #expect(edges([button("sixsix"), flexible, button("sixsix")], 100) == [4, 52])
  }

  @Test("Negative spaces take from the edge, and buttons never overlap")
  func negativeSpaces() {
    #expect(edges([fixed(-4), button("sixsix")], 320) == [0])
    #expect(edges([fixed(-40), button("sixsix")], 320) == [0])
    #expect(edges([button("sixsix"), fixed(-40), button("sixsix")], 320) == [4, 64])
    #expect(edges([button("sixsix"), fixed(16), button("sixsix")], 320) == [4, 84])
    #expect(edges([flexible, button("sixsix"), fixed(-4)], 320) == [260])
  }

  @Test("Without room titles are truncated, then the row scrolls")
  func tooNarrow() {
    let items = [button("ten letter"), button("ten letter"), button("x")]
    #expect(arranged(items, 180).elements.map(\.frame.width) == [60, 60, 44])
    #expect(arranged(items, 180).leadingRegion == nil)
    let narrow = arranged(items, 100)
    #expect(narrow.elements.map(\.frame.width) == [44, 44, 44])
    #expect(narrow.elements.map(\.region) == [.leading, .leading, .leading])
    let frame = Rect(x: 0, y: 0, width: 100, height: 44)
    #expect(narrow.leadingRegion == ScrollRegion(side: .leading, frame: frame, contentWidth: 148))
  }

  @Test("Hidden items count for nothing and right to left mirrors")
  func hiddenAndMirrored() {
    var hidden = button("sixsix")
    hidden.isHidden = true
    #expect(edges([hidden, button("sixsix")], 320) == [4])
    let items = [button("sixsix"), button("x")]
    #expect(arranged(items, 320, rightToLeft: true).elements.map(\.frame.x) == [256, 208])
  }
}
