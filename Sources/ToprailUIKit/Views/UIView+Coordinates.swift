// SPDX-License-Identifier: MIT

extension UIView {
  /// A point of this view in another one's coordinates; nil means the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A point of another view, or of the window for nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.originInWindow ?? .zero, originInWindow)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A rectangle of this view in another one's coordinates; nil means the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the window for nil, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var originInWindow: CGPoint {
    guard let superview else { return CGPoint(x: -contentOrigin.x, y: -contentOrigin.y) }
    let origin = superview.originInWindow
    return CGPoint(
      x: origin.x + frame.minX - contentOrigin.x, y: origin.y + frame.minY - contentOrigin.y)
  }
}
