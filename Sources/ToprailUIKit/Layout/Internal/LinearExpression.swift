// SPDX-License-Identifier: MIT

/// A sum of variables, each times a factor, and a constant.
struct LinearExpression {
  struct Term: Equatable {
    let variable: Int
    var factor: Double
  }

  /// Sorted by variable, no factor zero.
  private(set) var terms: [Term] = []
  var constant: Double

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) {
    terms = [Term(variable: variable, factor: 1)]
    constant = 0
  }

  /// One of the unknowns of an item.
  init(_ unknown: Int, of id: Int) {
    self.init(variable: LayoutVariable.number(unknown, of: id))
  }

  static func + (a: Self, b: Self) -> Self { a.adding(b, times: 1) }
  static func - (a: Self, b: Self) -> Self { a.adding(b, times: -1) }

  static func + (a: Self, b: Double) -> Self {
    var sum = a
    sum.constant += b
    return sum
  }
  static func - (a: Self, b: Double) -> Self { a + -b }

  static func * (a: Self, factor: Double) -> Self { Self().adding(a, times: factor) }

  private func adding(_ other: Self, times factor: Double) -> Self {
    var sum = self
    sum.constant += other.constant * factor
    guard factor != 0 else { return sum }
    for term in other.terms { sum.add(term.variable, term.factor * factor) }
    return sum
  }

  private mutating func add(_ variable: Int, _ factor: Double) {
    let index = terms.firstIndex { $0.variable >= variable } ?? terms.count
    guard index < terms.count, terms[index].variable == variable else {
      return terms.insert(Term(variable: variable, factor: factor), at: index)
    }
    terms[index].factor += factor
    if abs(terms[index].factor) < 1e-12 { terms.remove(at: index) }
  }

  /// The value, with the variables' values as they are.
  func value(_ valueOf: (Int) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.factor * valueOf($1.variable) }
  }
}
