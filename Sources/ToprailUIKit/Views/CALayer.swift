// SPDX-License-Identifier: MIT

import Foundation

/// The edges of a view: rounded corners, a border, clipping.
///
///     button.layer.cornerRadius = 8
///     button.layer.borderWidth = 1
///     button.layer.borderColor = UIColor.separator.cgColor
///
/// Only what concerns the view's edges is here. There are no layers besides those of views: no
/// sublayers, transforms, shadows or animations.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/calayer>
@preconcurrency @MainActor
public final class CALayer: NSObject {
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  /// The radius of the corners, in points. What is less than 0 counts as 0.
  ///
  /// The background and the border follow it; the subviews only with `masksToBounds`.
  public var cornerRadius: CGFloat = 0 { didSet { show() } }

  /// The width of the border, in points. It lies inside the view's edges and takes no room.
  public var borderWidth: CGFloat = 0 { didSet { show() } }

  /// The colour of the border; nil shows none.
  public var borderColor: CGColor? = UIColor.black.cgColor { didSet { show() } }

  /// Whether the subviews are cut off at the edges: the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  private func show() {
    view?.showEdges(
      radius: Self.points(cornerRadius), borderWidth: Self.points(borderWidth),
      color: borderColor?.color)
  }

  private static func points(_ value: CGFloat) -> CGFloat {
    value > 0 ? min(value, 10_000) : 0
  }
}

extension UIView {
  fileprivate func showEdges(radius: CGFloat, borderWidth: CGFloat, color: UIColor?) {
    let border =
      borderWidth > 0 ? color.map { EdgeStyle.Border(width: borderWidth, color: $0) } : nil
    styles.set(EdgeStyle(radius: radius, border: border), .edges, on: host)
    guard styledWidget !== host else { return }
    styles.set(EdgeStyle(radius: radius, border: nil), .content, on: styledWidget)
  }
}
