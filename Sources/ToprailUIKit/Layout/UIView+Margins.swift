// SPDX-License-Identifier: MIT

extension UIView {
  /// The distances of content from the view's edges, 8 points each unless set.
  ///
  /// A view controller's view has at least 16 points at the sides and none above and below. What the
  /// safe area takes is added; setting replaces the rest.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/layoutmargins>
  public var layoutMargins: UIEdgeInsets {
    get {
      let (margins, safe) = (directionalLayoutMargins, safeAreaInsets)
      let (left, right) =
        isMirrored ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
      return UIEdgeInsets(
        top: margins.top + safe.top, left: left + safe.left,
        bottom: margins.bottom + safe.bottom, right: right + safe.right)
    }
    set {
      let (leading, trailing) =
        isMirrored ? (newValue.right, newValue.left) : (newValue.left, newValue.right)
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: leading, bottom: newValue.bottom, trailing: trailing)
    }
  }

  /// The margins in the direction of text, without the safe area.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      layoutState.margins
        ?? (viewController == nil
          ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
          : NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    }
    set {
      guard newValue != layoutState.margins else { return }
      layoutState.margins = newValue
      constraintsDidChange()
      setNeedsLayout()
    }
  }

  /// The rectangle within the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    layoutState.guide("layoutMarginsGuide", in: self) { $0.layoutMargins }
  }

  /// The distances from the view's edges that bars of a view controller around it take.
  ///
  /// A window's bar and keys take nothing: the root view ends above them.
  public var safeAreaInsets: UIEdgeInsets {
    let added = viewController?.additionalSafeAreaInsets ?? .zero
    guard let superview, !(superview is UIWindow) else { return added }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return added }
    let size = superview.bounds.size
    return UIEdgeInsets(
      top: max(0, outer.top - frame.minY) + added.top,
      left: max(0, outer.left - frame.minX) + added.left,
      bottom: max(0, outer.bottom - (size.height - frame.maxY)) + added.bottom,
      right: max(0, outer.right - (size.width - frame.maxX)) + added.right)
  }

  /// The rectangle that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    layoutState.guide("safeAreaLayoutGuide", in: self) { $0.safeAreaInsets }
  }

  /// The rectangle in which lines of text have a length that is good to read: 672 points at most.
  public var readableContentGuide: UILayoutGuide {
    layoutState.guide("readableContentGuide", in: self) { view in
      var insets = view.layoutMargins
      let excess = max(0, view.bounds.width - insets.left - insets.right - 672) / 2
      insets.left += excess
      insets.right += excess
      return insets
    }
  }

  /// The part of the view that the keyboard, the bar and the toolbar cover, from its top edge down.
  ///
  /// The root view ends above them, so that in it and in what lies in it this is the bottom edge of
  /// the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(identifier: "keyboardLayoutGuide", in: self) { view in
      let bottom = view.safeAreaInsets.bottom
      return UIEdgeInsets(top: view.bounds.height - bottom, left: 0, bottom: 0, right: 0)
    }
    layoutState.keyboardGuide = guide
    return guide
  }

  /// Tells the view and all in it that the safe area has changed.
  func tellSafeArea() {
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for subview in subviews { subview.tellSafeArea() }
  }
}
