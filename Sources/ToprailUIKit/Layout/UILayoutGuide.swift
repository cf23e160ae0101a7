// SPDX-License-Identifier: MIT

/// A rectangle in a view that takes part in layout without being drawn.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilayoutguide>
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  let layoutID = LayoutVariable.nextID()
  /// The guide's distances from its view's edges, where they are given; nil where constraints say.
  let insets: ((UIView) -> UIEdgeInsets)?

  public override init() {
    insets = nil
    super.init()
  }

  init(identifier: String, in view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    self.insets = insets
    self.identifier = identifier
    super.init()
    owningView = view
  }

  /// The view that the guide is in; set by `addLayoutGuide(_:)`.
  public internal(set) weak var owningView: UIView?

  /// A name to find it by in messages.
  open var identifier = ""

  /// The guide's rectangle in its view, in points, as the last layout gave it.
  open var layoutFrame: CGRect {
    guard let insets, let owningView else { return solvedFrame }
    return owningView.bounds.inset(by: insets(owningView))
  }

  var solvedFrame = CGRect.zero
  var itemView: UIView? { owningView }
}

extension UIView {
  /// Puts a guide into the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutState.guides.append(layoutGuide)
    layoutGuide.owningView = self
    constraintsDidChange()
  }

  /// Takes a guide out of the view, and the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.insets == nil else { return }
    dropConstraints { $0 === layoutGuide }
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guides that were put into the view.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }
}
