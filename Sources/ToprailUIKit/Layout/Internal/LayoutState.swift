// SPDX-License-Identifier: MIT

/// What a view keeps about its layout by constraints.
@MainActor
final class LayoutState {
  /// A value for each direction.
  struct PerAxis<Value> {
    private var horizontal: Value
    private var vertical: Value

    init(_ value: Value) { (horizontal, vertical) = (value, value) }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  let id = LayoutVariable.nextID()
  var hasGivenFrame = true
  /// Whether a stack view lays the view out.
  var isArranged = false
  /// Whether a stack lays its views out by constraints, not by itself.
  var stacksByConstraints = false
  var needsUpdate = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var margins: NSDirectionalEdgeInsets?
  var hugging = PerAxis(UILayoutPriority.defaultLow)
  var compression = PerAxis(UILayoutPriority.defaultHigh)
  var keyboardGuide: UIKeyboardLayoutGuide?
  private var systemGuides: [String: UILayoutGuide] = [:]
  /// The engine of the tree that this view is the top of.
  var engine: LayoutEngine?

  func guide(
    _ name: String, in view: UIView, insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = systemGuides[name] { return guide }
    let guide = UILayoutGuide(identifier: name, in: view, insets: insets)
    systemGuides[name] = guide
    return guide
  }
}

extension UIView {
  /// What has to do with constraints has changed here: the tree is laid out anew.
  func constraintsDidChange() {
    LayoutEngine.isInUse = true
    LayoutEngine.isStale = true
    topmost.queueAllocation()
  }

  func hold(_ constraint: NSLayoutConstraint) {
    layoutState.constraints.append(constraint)
    constraint.holder = self
    constraintsDidChange()
  }

  func drop(_ constraint: NSLayoutConstraint) {
    layoutState.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    constraintsDidChange()
  }

  /// Deactivates the constraints here and further out that speak of an item.
  func dropConstraints(about matches: (any LayoutItem) -> Bool) {
    guard LayoutEngine.isInUse else { return }
    var next: UIView? = self
    while let view = next {
      for constraint in view.layoutState.constraints {
        let items = [constraint.first, constraint.second].compactMap(\.self)
        if constraint.isStranded || items.contains(where: matches) { view.drop(constraint) }
      }
      next = view.superview
    }
  }
}
