// SPDX-License-Identifier: MIT

/// Measures items in a row: buttons, and between them the gaps that spaces widen or narrow.
///
/// Buttons never overlap: however negative a space is, a gap is at least 0.
struct ButtonRun {
  let metrics: GridMetrics
  /// The gap before the first and after the last button.
  let edgeGap: Int
  /// Whether flexible spaces are stretched later on; they take nothing here then.
  let stretches: Bool
  /// The width of everything seen so far, the gap after the last button not included.
  private(set) var widthSoFar = 0
  /// The highest priority of the buttons.
  private(set) var priority = Int.min
  private var spaces = 0
  private var isAtStart = true

  init(metrics: GridMetrics, edgeGap: Int, stretches: Bool) {
    self.metrics = metrics
    self.edgeGap = edgeGap
    self.stretches = stretches
  }

  /// The gap after the last button.
  var gapAfter: Int { max(0, edgeGap + spaces) }
  /// The width of everything.
  var width: Int { widthSoFar + gapAfter }

  /// Adds items; a flexible space that isn't stretched counts as a wide gap.
  mutating func append(
    _ items: [BarItem], to buttons: inout [ButtonPlan], measure: (BarItem) -> Double
  ) {
    for index in items.indices where !items[index].isHidden {
      switch items[index].kind {
      case .fixedSpace: spaces += Grid.gap(items[index].width)
      case .flexibleSpace where stretches: break
      case .flexibleSpace: spaces += metrics.groupSpacing - metrics.itemSpacing
      default: buttons.append(button(items[index], at: index, measure: measure))
      }
    }
  }

  private mutating func button(
    _ item: BarItem, at index: Int, measure: (BarItem) -> Double
  ) -> ButtonPlan {
    let gap = max(0, (isAtStart ? edgeGap : metrics.itemSpacing) + spaces)
    let width = metrics.width(of: item, measure: measure)
    spaces = 0
    isAtStart = false
    widthSoFar += gap + width
    priority = max(priority, item.priority)
    let hasTitle = !(item.title ?? "").isEmpty
    return ButtonPlan(
      index: index, gap: gap, width: width,
      isSqueezable: hasTitle && !(item.width > 0) && item.kind != .custom)
  }
}
