// SPDX-License-Identifier: MIT

import Foundation

/// What was measured of each keyboard, and its table.
struct Comparison {
  /// One turn of one keyboard.
  struct Turn: Codable {
    var keyboard: String
    var start: Bench.Start
    var typing: Bench.Taps
  }

  private var turns: [String: [Turn]] = [:]
  private let names: [String]

  /// - Parameter names: the keyboards' names, in the table's order; the first is what others are compared to.
  init(of names: [String]) { self.names = names }

  mutating func add(_ turn: Turn) { turns[turn.keyboard, default: []].append(turn) }

  /// A line for each figure: the medians of the turns, and how many times the first keyboard's it is.
  var table: String {
    let head = Self.line("median", names.flatMap { [$0, "ratio"] })
    return head + Self.figures.map { name, figure in line(name, figure) }.joined()
  }

  private static let figures: [(String, @Sendable (Turn) -> [Double])] = [
    ("first frame, ms", { [$0.start.firstFrame] }),
    ("CPU to first frame, ms", { [$0.start.processor] }),
    ("PSS at first, KiB", { [Double($0.start.memory.pss)] }),
    ("PSS after taps, KiB", { [Double($0.typing.memory.pss)] }),
    ("PSS without words, KiB", { [Double($0.typing.memory.pssWithoutWords)] }),
    ("RSS after taps, KiB", { [Double($0.typing.memory.rss)] }),
    ("own dirty pages, KiB", { [Double($0.typing.memory.dirty)] }),
    ("CPU of a tap, ms", { [$0.typing.processor] }),
    ("CPU of an idle second, ms", { [$0.typing.idle] }),
    ("tap to text, ms", { $0.typing.latencies }),
  ]

  private func line(_ name: String, _ figure: (Turn) -> [Double]) -> String {
    let medians = names.map { median((turns[$0] ?? []).flatMap(figure)) }
    return Self.line(
      name,
      medians.flatMap { median in
        let ratio = medians[0] > 0 ? median / medians[0] : .nan
        return [
          String(format: median < 1000 ? "%.2f" : "%.0f", median), String(format: "%.2f", ratio),
        ]
      })
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let padded = cells.enumerated().map { index, cell in
      String(repeating: " ", count: max(1, (index % 2 == 0 ? 19 : 7) - cell.count)) + cell
    }
    return name.padding(toLength: 26, withPad: " ", startingAt: 0) + padded.joined() + "\n"
  }

  private func median(_ values: [Double]) -> Double {
    let values = values.sorted()
    guard !values.isEmpty else { return .nan }
    return (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
  }
}
