// SPDX-License-Identifier: MIT

/// Rows that hang together through their variables, and their solution.
struct LayoutComponent {
  private var rows: [LayoutRow]
  private var tableau = Tableau()
  private var marks: [Tableau.Mark?] = []
  private var symbols: [Int: Tableau.Symbol] = [:]
  /// The sources of the rows that contradict others.
  private(set) var broken: [Int] = []

  init(_ rows: [LayoutRow]) {
    self.rows = rows
    build()
  }

  /// The variables and their values.
  var values: [(variable: Int, value: Double)] {
    symbols.map { ($0.key, tableau.value(of: $0.value)) }
  }

  /// Takes other rows; where they differ in constants only, the solution is moved along.
  mutating func update(_ new: [LayoutRow]) {
    guard broken.isEmpty, hasForm(of: new) else {
      rows = new
      return build()
    }
    var hasMoved = false
    for (index, row) in new.enumerated() {
      let difference = row.expression.constant - rows[index].expression.constant
      guard difference != 0, let mark = marks[index] else { continue }
      tableau.move(mark, by: difference)
      hasMoved = true
    }
    rows = new
    if hasMoved, !tableau.restore() { build() }
  }

  private func hasForm(of new: [LayoutRow]) -> Bool {
    new.count == rows.count && zip(new, rows).allSatisfy { $0.hasForm(of: $1) }
  }

  private mutating func build() {
    tableau = Tableau()
    symbols = [:]
    broken = []
    marks = Array(repeating: nil, count: rows.count)
    // What is required comes first: it needs no errors that would have to be lowered afterwards.
    for requires in [true, false] {
      for (index, row) in rows.enumerated() where (row.weight == nil) == requires {
        marks[index] = add(row)
        if marks[index] == nil { broken.append(row.source) }
      }
    }
    tableau.optimize()
  }

  private mutating func add(_ row: LayoutRow) -> Tableau.Mark? {
    let terms = row.expression.terms.map { (symbol(for: $0.variable), $0.factor) }
    return tableau.add(terms, row.expression.constant, row.relation, weight: row.weight)
  }

  private mutating func symbol(for variable: Int) -> Tableau.Symbol {
    if let symbol = symbols[variable] { return symbol }
    let kind: Tableau.Kind = LayoutVariable.isRestricted(variable) ? .restricted : .free
    let symbol = tableau.makeSymbol(kind)
    symbols[variable] = symbol
    return symbol
  }
}
