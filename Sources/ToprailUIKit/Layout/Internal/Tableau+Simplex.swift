// SPDX-License-Identifier: MIT

extension Tableau {
  /// A cost below this is the rest of a rounding; the least weight is 1.
  private static let nothing = 1e-6

  /// Lowers the errors as far as they go.
  mutating func optimize() { optimize(isArtificial: false) }

  /// Changes a constraint's constant by a difference. `restore()` is due afterwards.
  mutating func move(_ mark: Mark, by difference: Double) {
    let change = difference / mark.coefficient
    if rowOf[mark.symbol] >= 0 {
      rows[rowOf[mark.symbol]].constant -= change
      return
    }
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: mark.symbol)
      if coefficient != 0 { rows[index].constant += coefficient * change }
    }
    objective.constant += objective.coefficient(of: mark.symbol) * change
  }

  /// Finds the solution again after constants have moved; false where what is required has become a
  /// contradiction. The tableau is of no use then.
  mutating func restore() -> Bool {
    for (index, subject) in subjects.enumerated() where kinds[subject] == .dummy {
      guard abs(rows[index].constant) < 1e-6 else { return false }
    }
    for _ in 0..<limit {
      guard let (leaving, row) = worstRow() else {
        optimize()
        return true
      }
      guard let entering = dualEntering(row) else { return false }
      pivot(leaving, entering)
    }
    return false
  }

  mutating func substitute(_ symbol: Symbol, by row: TableauRow) {
    for index in rows.indices { rows[index].substitute(symbol, by: row) }
    objective.substitute(symbol, by: row)
    artificialObjective?.substitute(symbol, by: row)
  }

  /// Adds a required row that has no symbol to stand for it; false, and nothing changed, where it
  /// can't be met.
  mutating func installWithArtificialSymbol(_ row: TableauRow) -> Bool {
    let artificial = makeSymbol(.slack)
    setRow(row, for: artificial)
    artificialObjective = row
    optimize(isArtificial: true)
    let isMet = abs(artificialObjective?.constant ?? 0) < 1e-6
    artificialObjective = nil
    if rowOf[artificial] >= 0 {
      var row = takeRow(of: artificial)
      guard isMet else { return false }
      guard let entering = row.cells.first(where: { kinds[$0.symbol] != .dummy }) else {
        return true
      }
      row.add(artificial, -1)
      row.solve(for: entering.symbol)
      substitute(entering.symbol, by: row)
      setRow(row, for: entering.symbol)
    }
    for index in rows.indices { rows[index].remove(artificial) }
    objective.remove(artificial)
    return isMet
  }

  /// More steps than any real layout takes; a rounding could make them go round in a circle.
  private var limit: Int { 200 + 20 * rows.count }

  private mutating func optimize(isArtificial: Bool) {
    for step in 0..<limit {
      let goal = (isArtificial ? artificialObjective : objective) ?? objective
      // The steepest way is the quickest; the first one never goes round in a circle.
      guard let entering = entering(goal, steepest: step < limit / 2),
        let leaving = leaving(for: entering)
      else { return }
      pivot(leaving, entering)
    }
  }

  private func entering(_ goal: TableauRow, steepest: Bool) -> Symbol? {
    var found: (symbol: Symbol, coefficient: Double)?
    for cell in goal.cells where kinds[cell.symbol] != .dummy && cell.coefficient < -Self.nothing {
      if !steepest { return cell.symbol }
      if cell.coefficient < found?.coefficient ?? 0 { found = (cell.symbol, cell.coefficient) }
    }
    return found?.symbol
  }

  private func leaving(for entering: Symbol) -> Symbol? {
    var found: (symbol: Symbol, ratio: Double)?
    for (index, subject) in subjects.enumerated() where kinds[subject] != .free {
      let coefficient = rows[index].coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -rows[index].constant / coefficient
      if let best = found, ratio > best.ratio || (ratio == best.ratio && subject > best.symbol) {
        continue
      }
      found = (subject, ratio)
    }
    return found?.symbol
  }

  private func worstRow() -> (Symbol, TableauRow)? {
    for (index, subject) in subjects.enumerated()
    where kinds[subject] != .free && rows[index].constant < -1e-7 {
      return (subject, rows[index])
    }
    return nil
  }

  private func dualEntering(_ row: TableauRow) -> Symbol? {
    var found: (symbol: Symbol, ratio: Double)?
    for cell in row.cells where cell.coefficient > 0 && kinds[cell.symbol] != .dummy {
      let ratio = objective.coefficient(of: cell.symbol) / cell.coefficient
      if ratio < found?.ratio ?? .infinity { found = (cell.symbol, ratio) }
    }
    return found?.symbol
  }

  private mutating func pivot(_ leaving: Symbol, _ entering: Symbol) {
    var row = takeRow(of: leaving)
    row.add(leaving, -1)
    row.solve(for: entering)
    substitute(entering, by: row)
    setRow(row, for: entering)
  }
}
