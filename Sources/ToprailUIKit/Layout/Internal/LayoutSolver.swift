// SPDX-License-Identifier: MIT

/// Solves a layout's rows, in parts that have nothing to do with each other, and keeps the solutions
/// for the next time.
struct LayoutSolver {
  private var components: [Int: LayoutComponent] = [:]
  private var values: [Int: Double] = [:]
  /// The sources of the rows that contradict others.
  private(set) var broken: [Int] = []

  /// The value of a variable in the solution; 0 for one that nothing is said about.
  func value(of variable: Int) -> Double { values[variable] ?? 0 }

  func knows(_ variable: Int) -> Bool { values[variable] != nil }

  mutating func solve(_ rows: [LayoutRow]) {
    values.removeAll(keepingCapacity: true)
    broken = rows.filter { $0.expression.terms.isEmpty && $0.weight == nil && !$0.holdsAsIs }
      .map(\.source)
    var solved: [Int: LayoutComponent] = [:]
    for (key, part) in Self.parts(of: rows) {
      var component = components.removeValue(forKey: key)
      component?.update(part)
      let result = component ?? LayoutComponent(part)
      for (variable, value) in result.values { values[variable] = value }
      broken += result.broken
      solved[key] = result
    }
    components = solved
  }

  /// The rows by what hangs together, under the lowest variable.
  private static func parts(of rows: [LayoutRow]) -> [Int: [LayoutRow]] {
    var roots: [Int: Int] = [:]
    func root(_ variable: Int) -> Int {
      var next = variable
      while let up = roots[next], up != next { next = up }
      roots[variable] = next
      return next
    }
    for row in rows {
      guard let first = row.expression.terms.first?.variable else { continue }
      var low = root(first)
      for term in row.expression.terms.dropFirst() {
        let other = root(term.variable)
        roots[max(low, other)] = min(low, other)
        low = min(low, other)
      }
    }
    var parts: [Int: [LayoutRow]] = [:]
    for row in rows {
      guard let first = row.expression.terms.first?.variable else { continue }
      parts[root(first), default: []].append(row)
    }
    return parts
  }
}
