// SPDX-License-Identifier: MIT

extension UIView {
  /// Whether the view's frame is given rather than found by constraints. True unless set.
  ///
  /// Set it to false before you constrain a view. A stack view's arranged subviews, and a view
  /// controller's view in a window, have their frames from these in any case.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints>
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.hasGivenFrame }
    set {
      guard newValue != layoutState.hasGivenFrame else { return }
      layoutState.hasGivenFrame = newValue
      constraintsDidChange()
    }
  }

  /// The active constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }
  /// Deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much the view resists being larger than its content. `defaultLow` unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis]
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis] = priority
    constraintsDidChange()
  }

  /// How much the view resists being smaller than its content. `defaultHigh` unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState.compression[axis]
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.compression[axis] = priority
    constraintsDidChange()
  }

  /// Has `updateConstraints()` called before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutState.needsUpdate = true
    constraintsDidChange()
  }

  /// Whether `updateConstraints()` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutState.needsUpdate }

  /// Calls `updateConstraints()` at once, on this view and all in it, where it is due.
  public func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard layoutState.needsUpdate else { return }
    layoutState.needsUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// The size that asks for as little as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that asks for as much as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
