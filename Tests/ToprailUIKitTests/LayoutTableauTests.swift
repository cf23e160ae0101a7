// SPDX-License-Identifier: MIT

import XCTest

@testable import ToprailUIKit

final class LayoutTableauTests: XCTestCase {
  /// Two unknowns and all triples of a small set of wishes: no point of a grid misses less.
  func testNoOtherSolutionMissesLess() {
    let wishes = Wish.all
    for a in wishes.indices {
      for b in wishes.indices where b > a {
        for c in wishes.indices where c > b {
          check([wishes[a], wishes[b], wishes[c]])
        }
      }
    }
  }

  func testAMovedConstantGivesWhatAFreshStartGives() {
    var random = Numbers(seed: 7)
    for _ in 0..<400 {
      let rows = (0..<random.next(in: 3...14)).map { _ in random.row(weighted: true) }
      var moved = LayoutComponent(rows)
      for _ in 0..<5 {
        let next = rows.map { row in
          var expression = row.expression
          expression.constant = Double(random.next(in: -20...20))
          return LayoutRow(expression: expression, relation: row.relation, weight: row.weight)
        }
        moved.update(next)
        XCTAssertEqual(cost(next, moved), cost(next, LayoutComponent(next)), accuracy: 1e-3)
      }
    }
  }

  func testRequiredRowsHoldOrAreNamed() {
    var random = Numbers(seed: 11)
    for _ in 0..<1000 {
      let rows = (0..<random.next(in: 2...10)).map { index -> LayoutRow in
        var row = random.row(weighted: false)
        row.source = index
        return row
      }
      let component = LayoutComponent(rows)
      let values = Dictionary(uniqueKeysWithValues: component.values.map { ($0.0, $0.1) })
      for (variable, value) in values where LayoutVariable.isRestricted(variable) {
        XCTAssertGreaterThanOrEqual(value, -1e-6)
      }
      for row in rows where !component.broken.contains(row.source) {
        XCTAssertEqual(miss(row, row.expression.value { values[$0] ?? 0 }), 0, accuracy: 1e-5)
      }
      if let first = component.broken.min() { XCTAssertGreaterThanOrEqual(first, 0) }
    }
  }

  private func check(_ wishes: [Wish]) {
    let rows = wishes.map(\.row)
    let found = cost(rows, LayoutComponent(rows))
    var best = Double.infinity
    for x in stride(from: -12.0, through: 12, by: 1) {
      for width in stride(from: 0.0, through: 12, by: 1) {
        let cost = rows.reduce(0) { sum, row in
          let value = row.expression.value { $0 == Wish.x ? x : width }
          return sum + (row.weight ?? 0) * miss(row, value)
        }
        best = min(best, cost)
      }
    }
    XCTAssertLessThanOrEqual(found, best + 1e-6, "\(wishes)")
  }

  private func cost(_ rows: [LayoutRow], _ component: LayoutComponent) -> Double {
    let values = Dictionary(uniqueKeysWithValues: component.values.map { ($0.0, $0.1) })
    return rows.reduce(0) { sum, row in
      sum + (row.weight ?? 0) * miss(row, row.expression.value { values[$0] ?? 0 })
    }
  }

  private func miss(_ row: LayoutRow, _ value: Double) -> Double {
    switch row.relation {
    case .lessOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterOrEqual: max(0, -value)
    }
  }
}

/// `a·x + b·width + constant (relation) 0`.
private struct Wish {
  static let x = 8
  static let width = 10
  let a: Double
  let b: Double
  let constant: Double
  let relation: Tableau.Relation
  let weight: Double

  var row: LayoutRow {
    let expression =
      LinearExpression(variable: Self.x) * a + LinearExpression(variable: Self.width) * b
      + constant
    return LayoutRow(expression: expression, relation: relation, weight: weight)
  }

  static var all: [Wish] {
    var all: [Wish] = []
    for (a, b) in [(1.0, 0.0), (0, 1), (1, 1), (1, -1)] {
      for constant in [-4.0, 3] {
        for relation in [Tableau.Relation.lessOrEqual, .equal, .greaterOrEqual] {
          let weight = all.count % 3 == 0 ? 1000.0 : Double(1 + all.count)
          all.append(Wish(a: a, b: b, constant: constant, relation: relation, weight: weight))
        }
      }
    }
    return all
  }
}

/// The same numbers at each run.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(in range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % range.count
  }

  mutating func row(weighted: Bool) -> LayoutRow {
    var expression = LinearExpression(Double(next(in: -20...20)))
    for _ in 0..<next(in: 1...3) {
      let variable = 8 * next(in: 1...3) + next(in: 0...3)
      expression =
        expression + LinearExpression(variable: variable) * [1, -1, 0.5][next(in: 0...2)]
    }
    if expression.terms.isEmpty { expression = expression + LinearExpression(variable: 8) }
    let weights: [Double] = [1, 31.6, 1000, 31_623]
    return LayoutRow(
      expression: expression, relation: [.lessOrEqual, .equal, .greaterOrEqual][next(in: 0...2)],
      weight: weighted ? weights[next(in: 0...3)] : nil)
  }
}
