// SPDX-License-Identifier: MIT

/// A relation that views' frames are to have: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// It counts while it is active. A view takes part once its
/// `translatesAutoresizingMaskIntoConstraints` is false; the frame of any other view is given. Where
/// required constraints contradict each other, one of them is left out, the one that was activated
/// later, and a line on standard error says which. Frames come out in whole points.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // Weak: views own their constraints, not the other way round.
  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  private let hasSecond: Bool
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// Whether it was said already that the constraint can't be met.
  var isReported = false

  /// What is set in relation of the first item.
  public let firstAttribute: Attribute
  /// What it is set in relation to; `notAnAttribute` where that is a constant.
  public let secondAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second attribute. For a place it counts from the nearest view around both.
  public let multiplier: CGFloat

  /// A relation between two views or guides, or of one to a constant.
  ///
  /// - Parameters:
  ///   - view1: a `UIView` or a `UILayoutGuide`.
  ///   - view2: another one, or nil with `.notAnAttribute`.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    first = Self.item(view1)
    second = view2.map(Self.item)
    hasSecond = view2 != nil && attr2 != .notAnAttribute
    (firstAttribute, secondAttribute) = (attr1, attr2)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    super.init()
    precondition(
      attr1 != .notAnAttribute && (view2 == nil) == (attr2 == .notAnAttribute),
      "a constraint needs a first attribute, and a second one exactly where it has a second item")
  }

  /// The view or guide whose attribute is set in relation.
  open var firstItem: AnyObject? { first }
  /// The view or guide that it is set in relation to.
  open var secondItem: AnyObject? { second }

  /// The points that are added. A change shows at the next layout, and is cheaper than another
  /// constraint.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }

  /// How much it counts. Required unless set.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }

  /// A name to find it by in messages.
  open var identifier: String?

  /// Whether the constraint counts.
  ///
  /// An active constraint is held by the nearest view around its items. Activating one whose items
  /// have no view in common is a mistake that stops the program: add the views first.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.drop(self) }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String {
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { summary }
  }
}

extension NSLayoutConstraint {
  private var summary: String {
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var text = "\(Self.name(first)).\(firstAttribute) \(sign) "
    if hasSecond {
      text += multiplier == 1 ? "" : "\(multiplier) × "
      text += "\(Self.name(second)).\(secondAttribute)"
      text += constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
    } else {
      text += "\(constant)"
    }
    let name = identifier.map { "'\($0)' " } ?? ""
    return "<\(type(of: self)) \(name)\(text) @\(priority.rawValue)>"
  }
}

extension NSLayoutConstraint {
  /// Whether it speaks of a view that has gone.
  var isStranded: Bool { first == nil || (hasSecond && second == nil) }

  private func activate() {
    guard let view = first?.itemView else {
      preconditionFailure("the guide of \(self) is in no view: call addLayoutGuide(_:) first")
    }
    guard hasSecond else { return view.hold(self) }
    guard let other = second?.itemView, let common = view.nearestCommon(with: other) else {
      preconditionFailure(
        "the views of \(self) have no view in common: call addSubview(_:) before isActive")
    }
    common.hold(self)
  }

  private static func item(_ any: Any) -> any LayoutItem {
    guard let item = any as? any LayoutItem else {
      preconditionFailure("a constraint is between a UIView or a UILayoutGuide and another one")
    }
    return item
  }

  private static func name(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "nil" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return guide.identifier }
    let hint = (item as? UIView)?.accessibilityLabel ?? (item as? UILabel)?.text
    return "\(type(of: item))" + (hint.map { "(\($0.prefix(20)))" } ?? "")
  }
}
