// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

/// One bar, arranged by `arrange` and by the oracle.
struct ArrangeCase {
  let bar: Bar
  let metrics: BarMetrics
  let oracle: ArrangeOracle

  init(_ bar: Bar, metrics: BarMetrics = .alone) {
    self.bar = bar
    self.metrics = metrics
    oracle = ArrangeOracle(bar, metrics: metrics, measure: BarSketch.measure)
  }

  func arrangement(_ size: ArrangeOracle.Size, rightToLeft: Bool = false) -> BarArrangement {
    arrange(
      bar,
      in: BarSize(width: Double(size.width) / 64, screenHeight: Double(size.height) / 64),
      rightToLeft: rightToLeft, isComposing: size.composing, showsOtherRow: size.other,
      metrics: metrics, measure: BarSketch.measure)
  }

  /// Compares both answers and reports the bar, the size and both answers if they differ.
  func check(_ size: ArrangeOracle.Size, _ location: SourceLocation = #_sourceLocation) -> Bool {
    let expected = oracle.answer(
      width: size.width, height: size.height, composing: size.composing, other: size.other)
    let got = OracleAnswer(arrangement(size))
    if got.matches(expected) && bar.isEmpty == (expected.rows == 0) { return true }
    Issue.record(
      """
      \(BarSketch.line(bar)) at \(size):
      expected \(expected.without(got))
      got      \(got.without(expected)) (left out: what both have)
      """,
      sourceLocation: location)
    return false
  }

  /// Compares at all sizes, up to the first that differs.
  func check(
    _ sizes: [ArrangeOracle.Size], _ location: SourceLocation = #_sourceLocation
  ) -> Bool {
    sizes.allSatisfy { check($0, location) }
  }
}
