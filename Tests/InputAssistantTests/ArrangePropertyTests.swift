// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

/// What holds for every bar at every width, without an oracle.
@Suite("What holds for every bar") struct ArrangePropertyTests {
  private static let seeds = 0..<16

  private func bar(_ seed: Int) -> ArrangeCase {
    var random = SplitMix64(seed: 2000 + UInt64(seed))
    return ArrangeCase(ArrangeShapes.bar(groups: 1 + seed % 7, &random))
  }

  /// Every whole width, and all 1/64 points around the change from two rows to one.
  private func sizes(_ one: ArrangeCase, _ isLow: Bool) -> [ArrangeOracle.Size] {
    let whole = (0...one.oracle.naturalWidth / 64 + 700).map { $0 * 64 }
    let widths = (whole + (559 * 64...561 * 64)).sorted()
    return widths.map { isLow ? one.oracle.low($0, other: $0 % 3 == 1) : one.oracle.tall($0) }
  }

  @Test("Widening never hides an item", arguments: seeds, [false, true])
  func widening(seed: Int, isLow: Bool) {
    let one = bar(seed)
    var shown: Set<BarItem.ID> = []
    for var size in sizes(one, isLow) {
      size.other = false
      let elements = one.arrangement(size).elements
      let now = Set(elements.lazy.filter { $0.kind == .item }.map(\.id))
      guard shown.isSubset(of: now) else {
        let lost = shown.subtracting(now).map(\.rawValue)
        Issue.record("\(BarSketch.line(one.bar)) at \(size): lost \(lost), shown \(elements)")
        return
      }
      shown = now
    }
  }

  @Test("Nothing overlaps, all is inside", arguments: seeds, [false, true])
  func overlap(seed: Int, isLow: Bool) {
    let one = bar(seed)
    for size in sizes(one, isLow) {
      guard let problem = one.arrangement(size).misplaced else { continue }
      Issue.record("\(BarSketch.line(one.bar)) at \(size): \(problem)")
      return
    }
  }

  @Test("Right to left is the mirror image", arguments: seeds, [false, true])
  func mirror(seed: Int, isLow: Bool) {
    let one = bar(seed)
    for size in sizes(one, isLow) {
      let mirrored = one.arrangement(size).mirrored
      let got = one.arrangement(size, rightToLeft: true)
      guard got != mirrored else { continue }
      Issue.record("\(BarSketch.line(one.bar)) at \(size):\nexpected \(mirrored)\ngot \(got)")
      return
    }
  }

  @Test("Each visible item is measured at most once", arguments: seeds)
  func measuring(seed: Int) {
    let one = bar(seed)
    for width in [0.0, 320, 480, 768, 1024, 1440] {
      var measured: [BarItem] = []
      _ = arrange(one.bar, in: BarSize(width: width, screenHeight: 800), metrics: .alone) { item in
        measured.append(item)
        return BarSketch.measure(item)
      }
      let line = BarSketch.line(one.bar)
      #expect(Set(measured.map(\.id)).count == measured.count, "\(line) at \(width)")
      #expect(measured.allSatisfy { !$0.isHidden && !$0.isSpace }, "\(line) at \(width)")
    }
  }

  @Test("Absurd numbers do no harm", arguments: [0.0, -1, .nan, .infinity, 1e300, -1e300, 1e-300])
  func absurd(number: Double) {
    let group = BarGroup(
      items: [
        BarSketch.button(1, width: number), BarSketch.space(number), BarSketch.button(9),
      ], representative: BarSketch.button(4, width: number))
    let bar = BarSketch.bar(leading: [group, group], trailing: [group])
    for width in [0.0, 100, 400, 700, number] {
      for height in [0, 800, number] {
        for measured in [50, number] {
          let got = arrange(bar, in: BarSize(width: width, screenHeight: height)) { _ in measured }
          #expect(got.misplaced == nil, "\(number) as width, at \(width) of \(height)")
        }
      }
    }
  }

  @Test("A width off the grid holds all that it shows", arguments: seeds)
  func offGrid(seed: Int) {
    let one = bar(seed)
    for width in stride(from: 0.001, to: 1500, by: 7.77) {
      let size = BarSize(width: width, screenHeight: 800)
      for rightToLeft in [false, true] {
        let got = arrange(
          one.bar, in: size, rightToLeft: rightToLeft, measure: BarSketch.measure)
        #expect(got.misplaced == nil, "\(BarSketch.line(one.bar)) at \(width)")
      }
    }
  }
}
