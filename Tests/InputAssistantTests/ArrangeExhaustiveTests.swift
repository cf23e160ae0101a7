// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

/// All small bars at every size at which the oracle takes another step of the ladder.
@Suite("Small bars and the oracle") struct ArrangeExhaustiveTests {
  @Test("Every group of up to four items, alone on either side")
  func contents() {
    for group in ArrangeShapes.contents {
      for bar in ArrangeShapes.splits([group], suggestions: 3) {
        let one = ArrangeCase(bar)
        guard one.check(one.oracle.criticalSizes) else { return }
      }
    }
  }

  @Test("Every number of items with and without a representative", arguments: 0..<10)
  func shapes(first: Int) {
    var random = SplitMix64(seed: UInt64(first))
    for rest in ArrangeShapes.sequences(of: 10, upTo: 3) {
      let groups = ([first] + rest).map { shape in
        ArrangeShapes.group(shape / 2, shape % 2 == 1, &random)
      }
      let suggestions = random.pick([nil, 0, 2, 3, 3, 3])
      for bar in ArrangeShapes.splits(groups, suggestions: suggestions) {
        let one = ArrangeCase(bar)
        guard one.check(one.oracle.criticalSizes) else { return }
      }
    }
  }

  @Test("Every tie of up to four groups")
  func ties() {
    for sequence in ArrangeShapes.sequences(of: ArrangeShapes.ties.count, upTo: 4) {
      let groups = sequence.map { ArrangeShapes.ties[$0] }
      for bar in ArrangeShapes.splits(groups, suggestions: 3) {
        let one = ArrangeCase(bar)
        guard one.check(one.oracle.criticalSizes) else { return }
      }
    }
  }

  @Test("Every whole width of a few bars", arguments: 0..<40)
  func everyWidth(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let metrics = random.pick([BarMetrics.alone, .aboveKeys, .alone.scaled(by: 1.25)])
    let one = ArrangeCase(ArrangeShapes.bar(groups: seed % 7, &random), metrics: metrics)
    for width in 0...one.oracle.naturalWidth / 64 + 700 {
      let low = one.oracle.low(
        width * 64, composing: random.once(in: 3), other: random.once(in: 3))
      guard one.check(one.oracle.tall(width * 64)), one.check(low) else { return }
    }
  }

  @Test("Bars of a hundred groups", arguments: 0..<40)
  func large(seed: Int) {
    var random = SplitMix64(seed: 1000 + UInt64(seed))
    let one = ArrangeCase(ArrangeShapes.bar(groups: 100, &random))
    let widest = one.oracle.naturalWidth + 700 * 64
    for _ in 0..<50 {
      let width = Int(random.next() % UInt64(widest))
      let low = one.oracle.low(
        width % (560 * 64), composing: random.once(in: 2), other: random.once(in: 2))
      guard one.check(one.oracle.tall(width)), one.check(low) else { return }
    }
  }

  @Test("A quarter of the width is at least a quarter")
  func quarter() {
    let groups = [1, 40].map {
      BarGroup(items: [], representative: BarSketch.button($0))
    }
    let one = ArrangeCase(BarSketch.bar(trailing: groups))
    // 13,115/64 are left for the strip: a quarter of the first width, less than one of the second.
    #expect(one.arrangement(one.oracle.tall(52463 - 3)).suggestionSlots == 1)
    #expect(one.arrangement(one.oracle.tall(52463)).suggestionSlots == 1)
    #expect(one.arrangement(one.oracle.tall(52464)).suggestionSlots == 3)
  }
}
