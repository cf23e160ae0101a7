// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum>
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var tableau: Tableau.Relation {
      switch self {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    }
  }
}
