// SPDX-License-Identifier: MIT

/// Where an item is, as expressions in the coordinates of some view.
struct LayoutRect {
  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }

  init(
    left: LinearExpression, top: LinearExpression, width: LinearExpression,
    height: LinearExpression
  ) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  init(_ rect: CGRect) {
    self.init(
      left: LinearExpression(rect.minX), top: LinearExpression(rect.minY),
      width: LinearExpression(rect.width), height: LinearExpression(rect.height))
  }

  /// The unknown rectangle of an item.
  @MainActor
  init(item id: Int) {
    self.init(
      left: LinearExpression(LayoutVariable.left, of: id),
      top: LinearExpression(LayoutVariable.top, of: id),
      width: LinearExpression(LayoutVariable.width, of: id),
      height: LinearExpression(LayoutVariable.height, of: id))
  }

  func inset(by insets: UIEdgeInsets) -> LayoutRect {
    LayoutRect(
      left: left + insets.left, top: top + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  func moved(by other: LayoutRect) -> LayoutRect {
    LayoutRect(left: left + other.left, top: top + other.top, width: width, height: height)
  }

  /// An edge, a middle or an extent; left and right stand for what the direction of text decides.
  func attribute(
    _ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool
  ) -> LinearExpression {
    switch attribute {
    case .left: left
    case .right: right
    case .leading: isMirrored ? right : left
    case .trailing: isMirrored ? left : right
    case .top: top
    case .width: width
    case .height: height
    case .centerX: left + width * 0.5
    case .centerY: top + height * 0.5
    default: bottom
    }
  }
}
