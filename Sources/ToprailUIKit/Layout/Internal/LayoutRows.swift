// SPDX-License-Identifier: MIT

/// Gathers what a tree of views asks for.
@MainActor
final class LayoutRows {
  private let top: UIView
  /// Whether the top's size is asked for, not given.
  private let findsTop: Bool
  /// The width that text which wraps has.
  private let widthOf: (UIView) -> CGFloat
  private(set) var rows: [LayoutRow] = []
  private(set) var sources: [NSLayoutConstraint] = []
  /// The views whose frames the solution gives, the outer ones first.
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  /// The stacks that a constraint reaches, in them or at them.
  private var reached: Set<ObjectIdentifier> = []

  init(top: UIView, findsTop: Bool, widthOf: @escaping (UIView) -> CGFloat) {
    self.top = top
    self.findsTop = findsTop
    self.widthOf = widthOf
    _ = findReached(top)
    gather(top)
  }

  func require(_ expression: LinearExpression, _ relation: Tableau.Relation = .equal) {
    append(LayoutRow(expression: expression, relation: relation, weight: nil))
  }

  func ask(
    _ expression: LinearExpression, _ relation: Tableau.Relation = .equal,
    _ priority: UILayoutPriority, share: Double = 1
  ) {
    let weight = priority.weight.map { $0 * share }
    append(LayoutRow(expression: expression, relation: relation, weight: weight))
  }

  /// Takes a row up unless one of its factors is none: a single one would spoil every other row.
  private func append(_ row: LayoutRow) {
    guard row.expression.terms.allSatisfy({ abs($0.factor) <= Self.largestFactor }),
      row.weight?.isFinite != false
    else { return }
    rows.append(row)
  }

  private static let largestFactor = 1e6

  /// Whether the solution gives a view's frame.
  func isFound(_ view: UIView) -> Bool {
    if view === top { return findsTop }
    guard let superview = view.superview, !(superview is UIWindow) else { return false }
    if view.layoutState.isArranged, superview is UIStackView {
      return superview.layoutState.stacksByConstraints && !view.isHidden
    }
    return !view.layoutState.hasGivenFrame
  }

  /// A view's rectangle in its superview.
  func frame(of view: UIView) -> LayoutRect {
    guard view !== top else {
      var rect = findsTop ? LayoutRect(item: view.layoutID) : LayoutRect(view.bounds)
      (rect.left, rect.top) = (LinearExpression(), LinearExpression())
      return rect
    }
    return isFound(view) ? LayoutRect(item: view.layoutID) : LayoutRect(view.frame)
  }

  /// A view's rectangle in its own coordinates.
  func bounds(of view: UIView) -> LayoutRect {
    var rect = frame(of: view)
    (rect.left, rect.top) = (LinearExpression(), LinearExpression())
    return rect
  }
}

extension LayoutRows {
  private func findReached(_ view: UIView) -> Bool {
    var isReached = !view.layoutState.constraints.isEmpty || !view.layoutState.guides.isEmpty
    if !view.layoutState.hasGivenFrame, !view.layoutState.isArranged { isReached = true }
    for subview in view.layoutChildren where findReached(subview) { isReached = true }
    if isReached, view is UIStackView { reached.insert(ObjectIdentifier(view)) }
    return isReached
  }

  /// Decides whether a stack's views are placed by constraints; otherwise it places them itself.
  private func decide(about stack: UIStackView) {
    let isInner =
      stack.layoutState.isArranged && stack.superview?.layoutState.stacksByConstraints == true
    let byConstraints =
      isInner || reached.contains(ObjectIdentifier(stack)) || (findsTop && stack === top)
    guard byConstraints != stack.layoutState.stacksByConstraints else { return }
    stack.layoutState.stacksByConstraints = byConstraints
    stack.setNeedsLayout()
  }

  private func gather(_ view: UIView) {
    let stack = view as? UIStackView
    if let stack { decide(about: stack) }
    if isFound(view) {
      views.append(view)
      addContentSize(of: view)
      if view !== top, view.superview is InputDock { hold(view) }
    }
    for guide in view.layoutState.guides { guides.append(guide) }
    if let content = view.scrolledContentGuide { guides.append(content) }
    if let stack, stack.layoutState.stacksByConstraints { addStack(stack) }
    for constraint in view.layoutState.constraints { add(constraint) }
    for subview in view.layoutChildren { gather(subview) }
  }

  /// Leaves a part of the dock where that has put it; only its height is its own.
  private func hold(_ view: UIView) {
    let rect = frame(of: view)
    require(rect.left - view.frame.minX)
    require(rect.top - view.frame.minY)
    require(rect.width - view.frame.width)
    ask(rect.height - view.frame.height, .equal, .fittingSizeLevel)
  }

  private func addContentSize(of view: UIView) {
    guard !view.layoutState.stacksByConstraints || !(view is UIStackView) else { return }
    let size = view.contentSize(inWidth: widthOf(view))
    let rect = frame(of: view)
    addExtent(size.width, of: view, rect.width, .horizontal)
    addExtent(size.height, of: view, rect.height, .vertical)
  }

  private func addExtent(
    _ extent: CGFloat, of view: UIView, _ variable: LinearExpression,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard extent >= 0, extent.isFinite else { return }
    ask(
      variable - extent, .lessOrEqual, view.contentHuggingPriority(for: axis),
      share: shareOfRest(view, axis))
    ask(
      variable - extent, .greaterOrEqual,
      view.contentCompressionResistancePriority(for: axis), share: shareOfRest(view, axis))
  }

  /// Of a stack's views that hug alike, the last one takes what is left.
  private func shareOfRest(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
    guard view.layoutState.isArranged, let stack = view.superview as? UIStackView,
      stack.axis == axis,
      let index = stack.arrangedSubviews.firstIndex(where: { $0 === view })
    else { return 1 }
    return 1 - 0.001 * Double(min(index, 500))
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.first, !constraint.isStranded else { return }
    var expression: LinearExpression
    if let second = constraint.second {
      guard let a = first.itemView, let b = second.itemView, let common = a.nearestCommon(with: b)
      else { return }
      let factor = Double(constraint.multiplier)
      expression =
        value(constraint.firstAttribute, of: first, in: common, beside: second)
        - value(constraint.secondAttribute, of: second, in: common, beside: first) * factor
      // Where text runs to the left, places grow to the left too: constants and relations turn round.
      if constraint.followsText, a.isMirrored { expression = expression * -1 }
    } else {
      guard let view = first.itemView else { return }
      let around = view === top ? view : view.superview ?? view
      expression = value(constraint.firstAttribute, of: first, in: around, beside: nil)
    }
    expression.constant -= constraint.constant.isFinite ? Double(constraint.constant) : 0
    append(
      LayoutRow(
        expression: expression, relation: constraint.relation.tableau,
        weight: constraint.priority.weight, source: sources.count))
    sources.append(constraint)
  }
}

extension LayoutRows {
  /// What a constraint's attribute is in the coordinates of a view around the item.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in around: UIView,
    beside other: (any LayoutItem)?
  ) -> LinearExpression {
    let isMirrored = item.itemView?.isMirrored ?? false
    if let inner = attribute.ofMargins, let view = item as? UIView {
      let guide = rect(of: view.layoutMarginsGuide, in: around)
      return guide.attribute(inner, isMirrored: isMirrored)
    }
    var item = item
    // Content in a scroll view is placed in what scrolls.
    if let view = item as? UIView, view === around, other !== item, attribute != .width,
      attribute != .height, let content = view.scrolledContentGuide
    {
      item = content
    }
    let rect = rect(of: item, in: around)
    if let view = item as? UIView, attribute == .firstBaseline || attribute == .lastBaseline {
      return baseline(
        of: view, top: rect.top, height: rect.height, isFirst: attribute == .firstBaseline)
    }
    return rect.attribute(attribute, isMirrored: isMirrored)
  }

  /// Where the first or last line of a view's text stands; the bottom of a view without text.
  func baseline(
    of view: UIView, top: LinearExpression, height: LinearExpression, isFirst: Bool
  ) -> LinearExpression {
    guard let lines = view.textLines else { return top + height }
    // Text that has more height than it needs lies in the middle.
    let textTop = top + height * 0.5 - lines.height / 2
    return textTop + (isFirst ? lines.first : lines.last)
  }

  private func rect(of item: any LayoutItem, in around: UIView) -> LayoutRect {
    guard let view = item as? UIView else { return guideRect(item, in: around) }
    return view === around
      ? bounds(of: view) : frame(of: view).moved(by: origin(of: view, in: around))
  }

  private func guideRect(_ item: any LayoutItem, in around: UIView) -> LayoutRect {
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else {
      return LayoutRect(.zero)
    }
    var rect: LayoutRect
    if let insets = guide.insets?(view) {
      rect = bounds(of: view).inset(by: insets)
      if guide is UIKeyboardLayoutGuide {
        let covered = view.safeAreaInsets.bottom
        rect.top = bounds(of: view).height - covered
        rect.height = LinearExpression(covered)
      }
    } else {
      rect = LayoutRect(item: guide.layoutID)
      if guide === view.scrolledContentGuide {
        (rect.left, rect.top) = (LinearExpression(), LinearExpression())
      }
    }
    guard view !== around else { return rect }
    return rect.moved(by: frame(of: view)).moved(by: origin(of: view, in: around))
  }

  /// Where a view's superview begins in a view around it.
  private func origin(of view: UIView, in around: UIView) -> LayoutRect {
    var sum = LayoutRect(.zero)
    var next = view.superview
    while let outer = next, outer !== around {
      sum = sum.moved(by: frame(of: outer))
      next = outer.superview
    }
    return sum
  }
}
