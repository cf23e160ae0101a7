// SPDX-License-Identifier: MIT

// How long arranging a bar takes: one JSON object a line, times in microseconds for one call.
// Run with `swift run -c release ArrangeBench`.

import InputAssistant

/// A bar of groups, half of them on either side; three in four have a representative.
func bar(groups count: Int, items: Int) -> Bar {
  func groups(_ side: BarSide, _ count: Int) -> [BarGroup] {
    (0..<count).map { group in
      BarGroup(
        items: (0..<items).map { index in
          BarItem(
            id: .item(side, group: group, index: index), title: "Item",
            priority: group % 3 - 1, spokenLabel: "Spoken")
        },
        representative: group % 4 == 0
          ? nil : BarItem(id: .representative(side, group: group), title: "More"))
    }
  }
  let words = ["one", "two", "three"].map { Suggestion(text: $0, kind: .completion) }
  return Bar(
    leading: groups(.leading, (count + 1) / 2), trailing: groups(.trailing, count / 2),
    suggestions: words)
}

/// The times of many calls at widths that ask for every rung of the ladder, sorted.
func times(arranging bar: Bar, runs: Int) -> [Double] {
  let clock = ContinuousClock()
  var sink = 0
  let sorted = (0..<runs).map { run in
    let size = BarSize(width: Double(320 + run * 37 % 1600), screenHeight: 800)
    let spent = clock.measure {
      let arrangement = arrange(bar, in: size, metrics: .alone) { item in
        40 + Double(item.id.rawValue.utf8.count)
      }
      sink &+= arrangement.elements.count
    }
    return Double(spent.components.attoseconds) / 1e12
  }.sorted()
  precondition(sink > 0, "Arranging must show something, else the times mean nothing.")
  return sorted
}

for (groups, items, runs) in [(10, 4, 20_000), (100, 5, 2_000), (1_000, 5, 200)] {
  let bar = bar(groups: groups, items: items)
  _ = times(arranging: bar, runs: runs / 10)
  let times = times(arranging: bar, runs: runs)
  let (median, p95) = (times[times.count / 2], times[times.count * 95 / 100])
  print(
    #"{"groups": \#(groups), "items": \#(groups * items), "runs": \#(runs), "#
      + #""median_us": \#(median), "p95_us": \#(p95)}"#)
}
