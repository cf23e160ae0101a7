// SPDX-License-Identifier: MIT

/// A system of linear equations and inequalities, solved so that what isn't required is missed by as
/// little as its weight allows.
///
/// The method is Cassowary: each row says what one symbol is in terms of symbols that are zero; pivots
/// lower the weighted sum of the errors. GTK has such a solver too, behind `GtkConstraintLayout`. In
/// GTK 4.8 it reads freed memory when an inequality that isn't required is removed, takes 70 ms for
/// 200 views at every allocation and seconds to measure them, so it can't be used.
///
/// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm",
/// <https://doi.org/10.1145/504704.504705>
struct Tableau {
  typealias Symbol = Int

  enum Kind {
    /// A quantity that may have any value.
    case free
    /// A quantity that is never below zero.
    case restricted
    /// What an inequality has left.
    case slack
    /// By how much a wish is missed.
    case error
    /// The mark of a required equation; always zero.
    case dummy
  }

  enum Relation {
    case lessOrEqual
    case equal
    case greaterOrEqual
  }

  /// What tells a constraint's own symbol from the others, so that its constant can be changed.
  struct Mark {
    let symbol: Symbol
    /// The symbol's coefficient beside the constraint's terms.
    let coefficient: Double
  }

  private(set) var kinds: [Kind] = []
  /// The rows, in no order, and which symbol each of them defines.
  var rows: [TableauRow] = []
  var subjects: [Symbol] = []
  /// The row that defines a symbol, or -1.
  var rowOf: [Int] = []
  var objective = TableauRow(constant: 0)
  var artificialObjective: TableauRow?

  mutating func makeSymbol(_ kind: Kind) -> Symbol {
    kinds.append(kind)
    rowOf.append(-1)
    return kinds.count - 1
  }

  /// The value of a symbol as things are now.
  func value(of symbol: Symbol) -> Double {
    rowOf[symbol] < 0 ? 0 : rows[rowOf[symbol]].constant
  }

  /// Adds `terms + constant (relation) 0`, without lowering the errors yet.
  ///
  /// - Parameter weight: what missing it by one costs; nil requires it.
  /// - Returns: nil where it is required and contradicts what is required already. Nothing has changed
  ///   then.
  mutating func add(
    _ terms: [(symbol: Symbol, coefficient: Double)], _ constant: Double, _ relation: Relation,
    weight: Double?
  ) -> Mark? {
    var row = TableauRow(constant: constant)
    for term in terms {
      let defined = rowOf[term.symbol]
      if defined < 0 {
        row.add(term.symbol, term.coefficient)
      } else {
        row.add(rows[defined], times: term.coefficient)
      }
    }
    let (mark, other) = addMarks(to: &row, relation, weight)
    if row.constant < 0 { row.negate() }
    guard install(row, mark: mark.symbol, other: other) else { return nil }
    return mark
  }

  /// Adds the symbols that make an equation of a constraint.
  private mutating func addMarks(
    to row: inout TableauRow, _ relation: Relation, _ weight: Double?
  ) -> (Mark, other: Symbol?) {
    if relation == .equal {
      guard let weight else {
        let dummy = makeSymbol(.dummy)
        row.add(dummy, 1)
        return (Mark(symbol: dummy, coefficient: 1), nil)
      }
      let (above, below) = (makeSymbol(.error), makeSymbol(.error))
      row.add(above, -1)
      row.add(below, 1)
      objective.add(above, weight)
      objective.add(below, weight)
      return (Mark(symbol: above, coefficient: -1), below)
    }
    let sign: Double = relation == .lessOrEqual ? 1 : -1
    let slack = makeSymbol(.slack)
    row.add(slack, sign)
    guard let weight else { return (Mark(symbol: slack, coefficient: sign), nil) }
    let error = makeSymbol(.error)
    row.add(error, -sign)
    objective.add(error, weight)
    return (Mark(symbol: slack, coefficient: sign), error)
  }

  private mutating func install(_ row: TableauRow, mark: Symbol, other: Symbol?) -> Bool {
    var row = row
    if let subject = subject(of: row, mark: mark, other: other) {
      row.solve(for: subject)
      substitute(subject, by: row)
      setRow(row, for: subject)
      return true
    }
    guard row.cells.allSatisfy({ kinds[$0.symbol] == .dummy }) else {
      return installWithArtificialSymbol(row)
    }
    guard abs(row.constant) < 1e-6 else { return false }
    row.solve(for: mark)
    setRow(row, for: mark)
    return true
  }

  private func subject(of row: TableauRow, mark: Symbol, other: Symbol?) -> Symbol? {
    if let free = row.cells.first(where: { kinds[$0.symbol] == .free }) { return free.symbol }
    for symbol in [mark, other].compactMap(\.self) where kinds[symbol] != .dummy {
      if row.coefficient(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  mutating func setRow(_ row: TableauRow, for symbol: Symbol) {
    rowOf[symbol] = rows.count
    rows.append(row)
    subjects.append(symbol)
  }

  mutating func takeRow(of symbol: Symbol) -> TableauRow {
    let index = rowOf[symbol]
    let row = rows[index]
    rowOf[symbol] = -1
    let (lastRow, lastSubject) = (rows.removeLast(), subjects.removeLast())
    if index < rows.count {
      rows[index] = lastRow
      subjects[index] = lastSubject
      rowOf[lastSubject] = index
    }
    return row
  }
}
