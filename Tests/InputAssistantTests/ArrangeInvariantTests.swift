// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

/// A bar with something for every rung of the ladder.
private let bar: Bar = {
  func group(_ side: BarSide, _ group: Int, _ count: Int, collapses: Bool) -> BarGroup {
    BarGroup(
      items: (0..<count).map { index in
        BarItem(
          id: .item(side, group: group, index: index), title: "x", priority: (group + index) % 2)
      },
      representative: collapses
        ? BarItem(id: .representative(side, group: group), title: "+") : nil)
  }
  return Bar(
    leading: [
      group(.leading, 0, 3, collapses: true), group(.leading, 1, 2, collapses: false),
      group(.leading, 2, 2, collapses: true),
    ],
    trailing: [group(.trailing, 0, 4, collapses: true), group(.trailing, 1, 1, collapses: false)],
    suggestions: ["a", "b", "c"].map { Suggestion(text: $0, kind: .completion) })
}()

private func arranged(_ width: Double, height: Double = 800, rightToLeft: Bool = false)
  -> BarArrangement
{
  arrange(
    bar, in: BarSize(width: width, screenHeight: height), rightToLeft: rightToLeft,
    measure: { 50 + Double($0.id.rawValue.utf8.last ?? 0) })
}

private let widths = Array(stride(from: 0.0, through: 2_400, by: 1))

@Suite("What holds at every width")
struct ArrangeInvariantTests {
  @Test("Widening never collapses a group", arguments: [300.0, 800])
  func wideningHidesNothing(height: Double) {
    var before = Set(arranged(0, height: height).collapsed)
    #expect(before.count == 3)
    for width in widths {
      let collapsed = Set(arranged(width, height: height).collapsed)
      #expect(collapsed.isSubset(of: before), "at \(width)")
      before = collapsed
    }
    #expect(before.isEmpty)
  }

  @Test("Nothing overlaps or reaches over an edge", arguments: [300.0, 800])
  func nothingOverlaps(height: Double) {
    for width in widths {
      let result = arranged(width, height: height)
      let visible = Scene(bar, result).elements.map(\.visibleFrame).filter { !$0.isEmpty }
      for (index, frame) in visible.enumerated() {
        #expect(frame.x >= 0 && frame.maxX <= width && frame.maxY <= result.height, "at \(width)")
        let overlaps = visible[..<index].contains { !$0.intersection(frame).isEmpty }
        #expect(!overlaps, "at \(width)")
      }
    }
  }

  @Test("Right to left is the mirror image")
  func mirrored() {
    for width in widths where Int(width) % 7 == 0 {
      for height in [300.0, 800] {
        let scene = Scene(bar, arranged(width, height: height))
        let mirrored = Scene(bar, arranged(width, height: height, rightToLeft: true))
        for (element, other) in zip(scene.elements, mirrored.elements) {
          #expect(element.id == other.id)
          #expect(other.frame.x == width - element.frame.maxX, "\(element.id) at \(width)")
          #expect(other.clip?.x == element.clip.map { width - $0.maxX })
        }
        #expect(scene.elements.count == mirrored.elements.count)
      }
    }
  }

  @Test("Sizes that are no size are harmless")
  func senselessSizes() {
    for width in [-5, Double.nan, .infinity, 1e300] {
      let result = arranged(width, height: .nan)
      #expect(result.width >= 0 && result.width <= 100_000)
    }
    #expect(arranged(-5).elements == arranged(0).elements)
  }
}
