// SPDX-License-Identifier: MIT

/// One wish of a layout: `expression (relation) 0`.
struct LayoutRow {
  private(set) var expression: LinearExpression
  let relation: Tableau.Relation
  /// What missing it by a point costs; nil requires it.
  let weight: Double?
  /// Which of the app's constraints it stands for; below zero for none.
  var source: Int

  init(expression: LinearExpression, relation: Tableau.Relation, weight: Double?, source: Int = -1)
  {
    (self.expression, self.relation, self.weight) = (expression, relation, weight)
    self.source = source
    self.expression.constant = Double(CGFloat(expression.constant).usable)
  }

  /// Whether another row asks for the same up to the constant.
  func hasForm(of other: LayoutRow) -> Bool {
    relation == other.relation && weight == other.weight
      && expression.terms == other.expression.terms
  }

  /// Whether a row without variables holds.
  var holdsAsIs: Bool {
    switch relation {
    case .lessOrEqual: expression.constant <= 0.01
    case .equal: abs(expression.constant) <= 0.01
    case .greaterOrEqual: expression.constant >= -0.01
    }
  }
}
