// SPDX-License-Identifier: MIT

import GTK

/// A rectangle that draws, holds other views, and answers to events.
///
/// Frames are in points in the superview, y down. Each view stands on a GTK widget of its own.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiview>
@preconcurrency @MainActor
open class UIView: UIResponder {
  // What has to be cleared away goes with the host: a `deinit` here that runs on the main actor would
  // keep subclasses from having a plain one.
  let host: LayoutBox
  let styles = ViewStyles()

  /// A view of a size and place of its own; a superview's layout may change it.
  public init(frame: CGRect) {
    ApplicationLoop.requireDisplay()
    host = LayoutBox()
    self.frame = frame
    super.init()
    host.content = self
    host.onAllocate = { [weak self] width, height in
      self?.hostDidAllocate(width: width, height: height)
    }
  }

  /// Makes nothing and says so on standard error: there are no nib files or storyboards on Linux.
  ///
  /// It is `required`, as in UIKit: a subclass with a designated initialiser of its own has to write
  /// it too, and one without inherits all.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/init(coder:)>
  public required init?(coder: NSCoder) {
    NibFiles.refuse(Self.self, use: "init(frame:)")
    return nil
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  /// The view's rectangle in its superview, in points.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size { sizeDidChange(from: oldValue.size) }
      (superview ?? self).queueAllocation()
      if LayoutEngine.isInUse { constraintsDidChange() }
    }
  }

  /// The view's rectangle in its own coordinates: its origin is zero, its size the frame's.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame = CGRect(origin: frame.origin, size: newValue.size) }
  }

  /// How the frame follows the superview's size. Fixed margins and size unless set.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the subviews' autoresizing masks are followed when this view's size changes.
  open var autoresizesSubviews = true

  // MARK: Looks

  /// Whether the view is left out of display, events and stack views.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      setHostVisible()
      superview?.subviewDidChangeVisibility()
    }
  }

  /// The opacity of the view and all that is in it, 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { host.opacity = alpha.isNaN ? 1 : alpha }
  }

  /// The colour behind the view's content; nil shows what is behind the view.
  open var backgroundColor: UIColor? {
    didSet { styles.set(.background, backgroundColor, on: styledWidget) }
  }

  /// The colour of what can be tapped: the view's own, else the superview's, at the end the desktop's
  /// accent. It is never nil; setting nil takes the view's own away.
  ///
  /// Buttons and toolbars for which no view was given a tint keep the colours of the theme.
  open var tintColor: UIColor! {
    get { givenTint ?? .tintColor }
    set {
      ownTintColor = newValue
      tellTint()
    }
  }
  private var ownTintColor: UIColor?
  /// The tint that was set on the view or on one around it.
  var givenTint: UIColor? { ownTintColor ?? superview?.givenTint }

  /// Called when the tint that the view shows with has changed.
  open func tintColorDidChange() {}

  /// Whether the subviews are cut off at the view's edges.
  open var clipsToBounds = false {
    didSet { host.clipsContent = clipsToBounds }
  }

  /// The view's edges.
  public private(set) lazy var layer = CALayer(of: self)

  /// Whether the user's touches, clicks and keys reach the view and what is in it.
  open var isUserInteractionEnabled = true {
    didSet { interactionDidChange() }
  }

  /// A number to find the view by.
  open var tag = 0

  /// What assistive software calls the view; nil leaves it to the view's text.
  open var accessibilityLabel: String? {
    didSet { tellAccessibleLabel() }
  }

  /// What the view is called where the app gives it no label, and its widget can't tell by itself.
  var textAsLabel: String? { nil }

  func tellAccessibleLabel() {
    accessibleWidget.setAccessibleLabel(accessibilityLabel ?? textAsLabel)
  }

  /// What assistive software adds about the result of using the view; nil for nothing.
  ///
  /// Source: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint>
  open var accessibilityHint: String? {
    didSet { accessibleWidget.setAccessibleDescription(accessibilityHint ?? "") }
  }

  /// Whether assistive software is kept from the view and all in it, though it shows.
  ///
  /// Source: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementshidden>
  open var accessibilityElementsHidden = false {
    didSet { tellAccessibleHidden() }
  }

  // MARK: Tree

  /// The view that holds this one.
  public internal(set) weak var superview: UIView?

  /// The views in this one, the rearmost first.
  public internal(set) var subviews: [UIView] = []

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  /// The controller whose view this is.
  weak var viewController: UIViewController?

  open override var next: UIResponder? { viewController ?? superview }
  override var hostingWindow: UIWindow? { window }

  /// Puts a view in front of the others; it leaves the superview that it had.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at a place among the others, 0 being the rearmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview. A first responder in it stops being one.
  open func removeFromSuperview() { superview.map(leave) }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.count } }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view) { _ in 0 } }

  /// Makes the first responder resign if it is this view or in it.
  ///
  /// - Parameter force: resigns even where the first responder refuses.
  /// - Returns: whether there was one and it resigned.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/endediting(_:)>
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignInside(force: force) }

  /// Called before the view moves to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has moved to another superview, or to none.
  open func didMoveToSuperview() {}
  /// Called before the view comes into another window, or leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has come into another window, or has left its window.
  open func didMoveToWindow() {}
  /// Called after a view was put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Places the subviews. Called when the size has changed and after `setNeedsLayout()`.
  open func layoutSubviews() {}

  /// Has `layoutSubviews()` called before the view is next drawn.
  open func setNeedsLayout() {
    needsLayout = true
    queueAllocation()
  }

  /// Calls `layoutSubviews()` at once, on this view and all in it, where it is due.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// Gives the view the size that fits it best.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// Says that what the view's content asks for has changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    if LayoutEngine.isInUse { constraintsDidChange() }
  }

  /// The size that the content asks for; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that fits the view best within a size. A view without content keeps its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Whether the view can't do without constraints. False unless overridden.
  ///
  /// Here `updateConstraints()` is called on each view once any view was constrained; true has it
  /// called from the start.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date. Called before a layout after
  /// `setNeedsUpdateConstraints()`, the inner views first; overrides call super at the end.
  open func updateConstraints() {}

  /// The size that the view's constraints and content give it, with priorities for a given size: a
  /// required width asks for the height that fits it.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(of: self, targetSize, horizontal, vertical)
  }

  /// Called after the view's safe area has changed.
  open func safeAreaInsetsDidChange() {}

  var needsLayout = true
  /// What watches the view's touches.
  var ownGestures: [UIGestureRecognizer] = []
  private(set) lazy var layoutState = LayoutState()

  /// Whether a presented controller's view lies over this one: neither keys nor touches get here.
  var isCovered = false {
    didSet { interactionDidChange() }
  }

  // MARK: What subclasses of this module change

  /// The widget that carries colours and fonts.
  var styledWidget: Widget { host }
  /// The widget that assistive software reads.
  var accessibleWidget: Widget { host }
  /// The widget that has the keyboard focus while this is first responder.
  var focusWidget: Widget { host }
  /// GTK gave the view's widget its size.
  func hostDidAllocate(width: Int, height: Int) {
    LayoutEngine.following { layoutIfNeeded() }
    allocateTree(width: width, height: height)
  }
  /// Has the widgets placed anew before the next drawing.
  func queueAllocation() {
    host.queueAllocate()
  }
  /// The box that the subviews' widgets are in; the view's own, or one that scrolls.
  var contentBox: LayoutBox { host }
  /// The point of the view's coordinates that lies at its widget's corner.
  var contentOrigin: CGPoint { .zero }
  /// Places what stands in the view besides subviews.
  func allocateContent(width: Int, height: Int) {}
  /// What stands in front of all subviews.
  var hostInFront: Widget? { nil }
  /// Whether the content's height depends on the width that it has.
  var wrapsInWidth: Bool { false }
  /// The guide that stands for what scrolls in the view; nil where nothing does.
  var scrolledContentGuide: UILayoutGuide? { nil }
  /// Constraints have given what scrolls in the view its size.
  func scrolledContentDidChange(to size: CGSize) {}
  /// A subview was hidden or shown.
  func subviewDidChangeVisibility() { setNeedsLayout() }
}
