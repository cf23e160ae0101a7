// SPDX-License-Identifier: MIT

extension ArrangeOracle {
  /// A size of a bar, lengths in 1/64 point, and what decides which row it shows.
  struct Size: CustomStringConvertible {
    var width: Int
    var height: Int
    var composing = false
    var other = false

    var description: String {
      "\(points(width)) of \(points(height))" + (composing ? " composing" : "")
        + (other ? " other row" : "")
    }
  }

  /// The sizes at which a step of the ladder begins to fit, and those that just don't reach it.
  var criticalSizes: [Size] {
    let whole = Row(hasActions: true, hasStrip: suggestionCount != nil)
    let wide = thresholds(whole).filter { $0 >= lengths.oneRow }
    let narrow = thresholds(Row(hasActions: true)).filter { $0 <= lengths.oneRow }
    var sizes = (wide + [lengths.oneRow] + narrow).flatMap { [tall($0 - 1), tall($0)] }
    guard suggestionCount != nil && !groups.isEmpty else { return sizes }
    let low = thresholds(Row(hasActions: true, hasChevron: true)) + [lengths.oneRow]
    for width in low where width <= lengths.oneRow {
      sizes.append(self.low(width - 1))
      sizes.append(self.low(width, composing: true, other: true))
    }
    return sizes
  }

  /// A size on the lowest screen that has two rows.
  func tall(_ width: Int) -> Size { Size(width: width, height: lengths.twoRowHeight) }

  /// A size on a screen that is just too low for two rows.
  func low(_ width: Int, composing: Bool = false, other: Bool = false) -> Size {
    Size(
      width: width, height: lengths.twoRowHeight - 1, composing: composing, other: other)
  }

  /// The least width at which each step fits, and two widths within the ranges between.
  private func thresholds(_ row: Row) -> [Int] {
    var steps = (0...collapsibleCount).map(Step.collapsed)
    if groups.contains(where: { $0.widestSqueezable > lengths.touch }) {
      steps.append(.squeezed(to: lengths.touch))
    }
    if row.hasStrip { steps.append(.oneSuggestion) }
    let least = steps.map { threshold(row, $0) }
    return least + [least[least.count - 1] - 37, (least[0] + least[least.count - 1]) / 2]
  }

  /// The least width at which one step fits: the strip's share grows with the width.
  private func threshold(_ row: Row, _ step: Step) -> Int {
    let sides = width(of: .leading, step) + width(of: .trailing, step)
    var width = sides + overhead(row, step, 0)
    while !fits(row, step, width) { width = sides + overhead(row, step, width) }
    return width
  }
}
