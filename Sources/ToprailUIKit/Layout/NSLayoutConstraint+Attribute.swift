// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// What a constraint takes of a view or a guide.
  ///
  /// Leading and trailing are left and right where text runs from left to right, and the other way
  /// round where it runs from right to left; a positive constant then moves to the left. A view
  /// without text has its baselines at its bottom.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute>
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0

    /// The attribute of the margins' guide that this one is of the view; nil for the others.
    var ofMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }

  /// Whether it compares places that the direction of text decides.
  var followsText: Bool {
    let directed: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
    return directed.contains(firstAttribute) || directed.contains(secondAttribute)
  }
}
