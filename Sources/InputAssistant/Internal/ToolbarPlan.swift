// SPDX-License-Identifier: MIT

/// A toolbar's items, measured.
struct ToolbarPlan {
  /// The buttons, each with its fixed gap before.
  private(set) var buttons: [ButtonPlan] = []
  /// The gap after the last button.
  private(set) var gapAfter = 0
  /// How many flexible spaces come before each button, and after the last.
  private(set) var flexible: [Int] = [0]
  private let metrics: GridMetrics

  init(_ items: [BarItem], metrics: GridMetrics, measure: (BarItem) -> Double) {
    self.metrics = metrics
    var run = ButtonRun(metrics: metrics, edgeGap: metrics.edgeInset, stretches: true)
    run.append(items, to: &buttons, measure: measure)
    gapAfter = run.gapAfter
    var next = 0
    for (index, item) in items.enumerated() where !item.isHidden {
      if next < buttons.count, buttons[next].index == index {
        next += 1
        flexible.append(0)
      } else if item.kind == .flexibleSpace {
        flexible[next] += 1
      }
    }
  }

  /// The width of everything without what flexible spaces take.
  var width: Int { buttons.reduce(gapAfter) { $0 + $1.gap + $1.width } }

  /// Truncates titles, the widest first, until everything fits.
  mutating func squeeze(toFit room: Int) {
    let deficit = width - room
    guard deficit > 0 else { return }
    let widths = buttons.filter(\.isSqueezable).map(\.width)
    let level = WaterLevel.level(widths, saving: deficit, floor: metrics.touch)
    _ = buttons.cut(0..<buttons.count, to: level)
  }

  /// Shares what is left equally among the flexible spaces.
  mutating func stretch(toFill room: Int) {
    let total = flexible.reduce(0, +)
    let left = room - width
    guard total > 0, left > 0 else { return }
    var passed = 0
    for index in buttons.indices {
      let before = left * passed / total
      passed += flexible[index]
      buttons[index].gap += left * passed / total - before
    }
  }
}
