// SPDX-License-Identifier: MIT

/// One row of a tableau: a constant and the coefficients of the symbols in it, in the symbols' order.
struct TableauRow {
  struct Cell {
    let symbol: Int
    var coefficient: Double
  }

  /// Below this a coefficient is the rest of a rounding.
  static let nothing = 1e-9

  var constant: Double
  private(set) var cells: [Cell] = []

  init(constant: Double) {
    self.constant = constant
  }

  func coefficient(of symbol: Int) -> Double {
    let index = place(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  mutating func add(_ symbol: Int, _ coefficient: Double) {
    let index = place(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
      return
    }
    cells[index].coefficient += coefficient
    if abs(cells[index].coefficient) < Self.nothing { cells.remove(at: index) }
  }

  mutating func add(_ other: TableauRow, times factor: Double) {
    constant += other.constant * factor
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var (i, j) = (0, 0)
    while i < cells.count || j < other.cells.count {
      if j == other.cells.count || (i < cells.count && cells[i].symbol < other.cells[j].symbol) {
        merged.append(cells[i])
        i += 1
        continue
      }
      var cell = other.cells[j]
      cell.coefficient *= factor
      j += 1
      if i < cells.count, cells[i].symbol == cell.symbol {
        cell.coefficient += cells[i].coefficient
        i += 1
      }
      if abs(cell.coefficient) >= Self.nothing { merged.append(cell) }
    }
    cells = merged
  }

  @discardableResult
  mutating func remove(_ symbol: Int) -> Double {
    let index = place(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }

  mutating func negate() { scale(by: -1) }

  /// Makes the row say what a symbol in it is.
  mutating func solve(for symbol: Int) { scale(by: -1 / remove(symbol)) }

  /// Puts a row in a symbol's place.
  mutating func substitute(_ symbol: Int, by row: TableauRow) {
    let coefficient = remove(symbol)
    if coefficient != 0 { add(row, times: coefficient) }
  }

  private mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  private func place(of symbol: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
