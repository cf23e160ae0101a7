// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private let actions = [
  BarGroup(
    items: (0..<3).map { BarItem(id: .item(.leading, group: 0, index: $0), title: "x") },
    representative: BarItem(id: .representative(.leading, group: 0), title: "+"))
]
private let words = ["a", "b", "c", "d"].map { Suggestion(text: $0, kind: .completion) }
private let full = Bar(leading: actions, suggestions: words)

private func arranged(
  _ bar: Bar, _ width: Double, height: Double, isComposing: Bool = false, other: Bool = false,
  itemWidth: Double = 60
) -> BarArrangement {
  arrange(
    bar, in: BarSize(width: width, screenHeight: height), isComposing: isComposing,
    showsOtherRow: other, measure: { _ in itemWidth })
}

private func ids(_ arrangement: BarArrangement) -> [String] {
  arrangement.elements.map(\.id.rawValue)
}

private let items = ["leading.0.0", "leading.0.1", "leading.0.2"]
private let slots = ["suggestion.0", "suggestion.1", "suggestion.2"]

@Suite("One row or two")
struct ArrangeRowsTests {
  @Test("From 560 points on there is one row, however low the screen")
  func wide() {
    for height in [100.0, 1_000] {
      let result = arranged(full, 560, height: height)
      #expect(result.rowCount == 1)
      #expect(ids(result) == items + slots)
    }
  }

  @Test("A narrower bar on a screen of 480 points has actions above suggestions")
  func stacked() {
    let result = arranged(full, 559, height: 480)
    #expect(result.rowCount == 2 && result.height == 110)
    #expect(ids(result) == items + slots)
    #expect(result.elements.map(\.frame.y) == [0, 0, 0, 55, 55, 55])
    #expect(result.suggestionsFrame == Rect(x: 39.5, y: 55, width: 480, height: 55))
  }

  @Test("A row with nothing in it is not there")
  func missingRow() {
    for height in [400.0, 480] {
      let words = arranged(Bar(suggestions: words), 320, height: height)
      #expect(words.rowCount == 1 && ids(words) == slots)
      let buttons = arranged(Bar(leading: actions), 320, height: height)
      #expect(buttons.rowCount == 1 && ids(buttons) == items && buttons.suggestionsFrame == nil)
    }
  }

  @Test("A strip with nothing to offer keeps its row")
  func emptyStrip() {
    let result = arranged(Bar(leading: actions, suggestions: []), 400, height: 800)
    #expect(result.rowCount == 2 && result.suggestionSlots == 3)
    #expect(result.suggestionsFrame != nil && ids(result) == items)
  }

  @Test("An empty bar has no height")
  func nothing() {
    let hidden = Bar(leading: [BarGroup(items: actions[0].items, isHidden: true)])
    for bar in [Bar(), hidden, Bar(accessory: actions[0].items)] {
      let result = arranged(bar, 800, height: 800)
      #expect(bar.isEmpty && result.height == 0 && result.rowCount == 0 && result.elements.isEmpty)
    }
    #expect(!Bar(suggestions: []).isEmpty && !full.isEmpty)
  }

  @Test("A narrow bar on a low screen alternates, and the chevron turns it round")
  func alternating() {
    let shown = [false, true].map { isComposing in
      [false, true].map { other in
        ids(arranged(full, 400, height: 479, isComposing: isComposing, other: other))
      }
    }
    let (buttons, strip) = (items + ["chevron"], slots + ["chevron"])
    #expect(shown == [[buttons, strip], [strip, buttons]])
    let result = arranged(full, 400, height: 479)
    #expect(result.rowCount == 1)
    #expect(result.elements.last?.frame == Rect(x: 356, y: 0, width: 44, height: 55))
  }

  @Test("Which groups are collapsed doesn't depend on which row is shown")
  func collapsedIsStable() {
    let actions = arranged(full, 200, height: 300)
    let strip = arranged(full, 200, height: 300, isComposing: true)
    #expect(actions.collapsed == [GroupPlace(.leading, 0)])
    #expect(strip.collapsed == actions.collapsed)
    #expect(strip.isCollapsed(.leading, group: 0) && !strip.isCollapsed(.trailing, group: 0))
  }

  @Test("A bar a little too narrow for one row shows no more groups than the one row does")
  func thresholdHidesNothing() {
    // 3 × 150 + 8 fits 559 points alone, but not 560 points beside the suggestions.
    let narrow = arranged(full, 559, height: 800, itemWidth: 150)
    let wide = arranged(full, 560, height: 800, itemWidth: 150)
    #expect(wide.collapsed == [GroupPlace(.leading, 0)])
    #expect(narrow.collapsed == wide.collapsed)
    let alone = arranged(Bar(leading: actions), 559, height: 800, itemWidth: 150)
    #expect(alone.collapsed == [])
  }

  @Test("A strip in a row of its own has three slots from 192 points on, else one")
  func ownRowSlots() {
    #expect(arranged(Bar(suggestions: words), 192, height: 800).suggestionSlots == 3)
    #expect(arranged(Bar(suggestions: words), 191, height: 800).suggestionSlots == 1)
    #expect(arranged(full, 191, height: 800).suggestionsFrame?.width == 191)
  }

  @Test("Fewer words than slots start at the leading slot and don't move the others")
  func fewWords() {
    let one = arranged(Bar(suggestions: [words[0]]), 320, height: 800)
    let three = arranged(Bar(suggestions: words), 320, height: 800)
    #expect(one.elements == Array(three.elements.prefix(1)))
    #expect(one.suggestionsFrame == three.suggestionsFrame)
  }
}
