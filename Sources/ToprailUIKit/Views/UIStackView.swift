// SPDX-License-Identifier: MIT

/// A view that lays its arranged subviews out in a row or a column.
///
/// Subviews are as large as their content asks for (`intrinsicContentSize`, else `sizeThatFits(_:)`,
/// else their frame); where that doesn't fill the stack, the distribution says who gets the rest.
/// A stack that is constrained, or that holds a constrained view, lays its views out by constraints:
/// its size is then what they ask for, and hugging and compression resistance decide.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistackview>
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the stack's length.
  public enum Distribution: Int, Sendable {
    /// As long as they ask for; the last view without a length of its own, or else the last, takes
    /// the rest.
    case fill = 0
    case fillEqually = 1
    /// In proportion to what they ask for.
    case fillProportionally = 2
    /// As long as they ask for, with equal gaps.
    case equalSpacing = 3
    /// As long as they ask for, with equal distances between their middles.
    case equalCentering = 4
  }

  /// Where the views lie across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    /// The same as `leading`, for views in a row: at the stack's top.
    public static let top = Alignment.leading
    /// The same as `trailing`, for views in a row: at the stack's bottom.
    public static let bottom = Alignment.trailing
  }

  /// Whether the views stand in a row or in a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  /// How the views share the stack's length, `fill` at first.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// Where the views lie across the stack, `fill` at first.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The points between two views; the least, where the distribution makes the gaps.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }

  /// The views that the stack lays out. Others that were put in with `addSubview(_:)` are left alone.
  public private(set) var arrangedSubviews: [UIView] = []

  private struct CustomSpacing {
    weak var view: UIView?
    let spacing: CGFloat
  }
  private var customSpacings: [CustomSpacing] = []

  /// As a gap after a view: the stack's own `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// As a gap after a view: the system's, which is 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place among the arranged ones.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    view.layoutState.isArranged = true
    view.layoutState.hasGivenFrame = false
    arrangementDidChange()
  }

  /// Stops laying a view out; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    drop(view)
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) { drop(subview) }

  /// Sets the gap after one view, in points; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings.removeAll { $0.view == nil || $0.view === view }
    if spacing != Self.spacingUseDefault {
      customSpacings.append(CustomSpacing(view: view, spacing: spacing))
    }
    arrangementDidChange()
  }

  /// The gap after one view as it was set; `spacingUseDefault` where none was.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings.first { $0.view === view }?.spacing ?? Self.spacingUseDefault
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let views = visibleViews
    let across = axis == .horizontal ? size.height : size.width
    let sizes = views.map { contentSize(of: $0, across: across) }
    let length = sizes.reduce(0) { $0 + extent($1) } + gaps(after: views).reduce(0, +)
    let breadth = sizes.map(breadth).max() ?? 0
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  open override func layoutSubviews() {
    let views = visibleViews
    guard !views.isEmpty, !layoutState.stacksByConstraints else { return }
    let across = breadth(bounds.size)
    let sizes = views.map { contentSize(of: $0, across: across) }
    let places = StackPlaces(
      wanted: sizes.map(extent), canGrow: views.map { $0.asksForNoLength(axis) },
      gaps: gaps(after: views), length: extent(bounds.size), distribution: distribution)
    for (index, view) in views.enumerated() {
      place(view, at: places.origins[index], length: places.lengths[index], size: sizes[index])
    }
  }

  override func subviewDidChangeVisibility() { arrangementDidChange() }
}

extension UIStackView {
  private func arrangementDidChange() {
    setNeedsLayout()
    if LayoutEngine.isInUse { constraintsDidChange() }
  }

  private func drop(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    view.layoutState.isArranged = false
  }

  var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func extent(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  func gaps(after views: [UIView]) -> [CGFloat] {
    views.dropLast().map { view in
      let custom = customSpacing(after: view)
      let gap = custom == Self.spacingUseDefault ? spacing : custom
      return gap == Self.spacingUseSystem ? systemLayoutSpacing : gap
    }
  }

  /// What a view asks for; a column offers its width so that text can wrap.
  private func contentSize(of view: UIView, across: CGFloat) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    let offer = axis == .vertical ? CGSize(width: across, height: 0) : .zero
    let fitting = view.sizeThatFits(offer)
    return CGSize(
      width: axis == .horizontal && intrinsic.width >= 0 ? intrinsic.width : fitting.width,
      height: fitting.height)
  }

  private func place(_ view: UIView, at origin: CGFloat, length: CGFloat, size: CGSize) {
    let room = breadth(bounds.size)
    let wanted = alignment == .fill ? room : min(room, breadth(size))
    let offset: CGFloat =
      switch alignment {
      case .fill, .leading, .firstBaseline: 0
      case .center: (room - wanted) / 2
      case .trailing, .lastBaseline: room - wanted
      }
    if axis == .horizontal {
      let x = isMirrored ? bounds.width - origin - length : origin
      view.frame = CGRect(x: x, y: offset, width: length, height: wanted)
    } else {
      let x = isMirrored ? bounds.width - offset - wanted : offset
      view.frame = CGRect(x: x, y: origin, width: wanted, height: length)
    }
  }
}

extension UIView {
  /// Whether a view's content says nothing about its length, so that it can take what is left.
  fileprivate func asksForNoLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let size = intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) < 0
  }
}
