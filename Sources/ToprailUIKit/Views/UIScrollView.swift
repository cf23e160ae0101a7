// SPDX-License-Identifier: MIT

import GTK

/// A view whose content may be larger than itself and is moved by wheel, trackpad or finger.
///
///     scrollView.contentSize = CGSize(width: 320, height: 1200)
///     scrollView.addSubview(form)
///
/// A first responder in it stays in sight when the view gets lower, as it does when the bar comes.
/// Offsets are kept within the content, up to a million points. Nothing is animated.
///
/// Left out because the desktop decides about it: scroll bars, bouncing, deceleration, paging, zooming.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  let scroller = ScrollArea()
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  private var shown = CGPoint.zero
  private var isMovingItself = false
  private var laidOutHeight: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScroller()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The extent of the content in points.
  open var contentSize = CGSize.zero {
    didSet {
      contentSize = CGSize(width: contentSize.width.usable, height: contentSize.height.usable)
      guard contentSize != oldValue else { return }
      contentDidChange()
    }
  }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      contentInset = UIEdgeInsets(
        top: contentInset.top.usable, left: contentInset.left.usable,
        bottom: contentInset.bottom.usable, right: contentInset.right.usable)
      guard contentInset != oldValue else { return }
      if contentOffset == .zero { shown = CGPoint(x: -contentInset.left, y: -contentInset.top) }
      contentDidChange()
    }
  }

  /// The insets that count, which are `contentInset` here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The point of the content that lies at the view's top left corner.
  open var contentOffset: CGPoint {
    get { shown }
    set { move(to: newValue) }
  }

  /// Moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Moves the content just so far that a rectangle of it shows.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = contentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    func nearest(_ now: CGFloat, _ start: CGFloat, _ end: CGFloat, _ room: CGFloat) -> CGFloat {
      if end - start > room || start < now { return start }
      return max(now, end - room)
    }
    let x = nearest(shown.x + inset.left, rect.minX, rect.maxX, room.width) - inset.left
    let y = nearest(shown.y + inset.top, rect.minY, rect.maxY, room.height) - inset.top
    setContentOffset(CGPoint(x: x, y: y), animated: animated)
  }

  /// The rectangle of the content. Bound to its edges, content says by constraints how large it is;
  /// edges of the scroll view itself mean the same to views in it.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide>
  public var contentLayoutGuide: UILayoutGuide { contentGuide }
  private lazy var contentGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "contentLayoutGuide"
    guide.owningView = self
    return guide
  }()

  /// The rectangle through which the content is seen.
  public var frameLayoutGuide: UILayoutGuide {
    layoutState.guide("frameLayoutGuide", in: self) { view in
      let origin = view.bounds.origin
      return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
    }
  }

  override var scrolledContentGuide: UILayoutGuide? { contentGuide }
  override func scrolledContentDidChange(to size: CGSize) { contentSize = size }

  /// Whether the user can move the content.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
  }

  /// What scrolling does to the keyboard: nothing, or else the first responder resigns.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The visible part of the content; its origin is the content offset.
  open override var bounds: CGRect {
    get { CGRect(origin: shown, size: frame.size) }
    set {
      frame = CGRect(origin: frame.origin, size: newValue.size)
      contentOffset = newValue.origin
    }
  }

  /// Called at each change of the content offset, before the delegate.
  func didScroll() {
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  override var contentBox: LayoutBox { scroller.content }
  override var contentOrigin: CGPoint { shown }
  override var focusWidget: Widget { scroller }

  override func allocateContent(width: Int, height: Int) {
    configureScroller()
    scroller.content.queueAllocate()
    scroller.allocate(Allocation(x: 0, y: 0, width: width, height: height))
  }

  override func hostDidAllocate(width: Int, height: Int) {
    keepFirstResponderInSight()
    super.hostDidAllocate(width: width, height: height)
  }
}

extension UIScrollView {
  /// When the first responder resigns because its content is scrolled by the user.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  private func setUpScroller() {
    scroller.insert(into: host)
    scroller.content.onMeasure = { [weak self] orientation, _ in
      guard let self, isScrollEnabled else { return (0, 0) }
      let size = outerSize
      let extent = Int(clamping: orientation == .horizontal ? size.width : size.height)
      return (max(0, extent), max(0, extent))
    }
    scroller.content.onAllocate = { [weak self] _, _ in self?.allocateMoved() }
    scroller.onScroll { [weak self] in self?.scrollerDidMove() }
  }

  /// The content with the insets around it.
  private var outerSize: CGSize {
    CGSize(
      width: contentSize.width + contentInset.left + contentInset.right,
      height: contentSize.height + contentInset.top + contentInset.bottom)
  }

  private func contentDidChange() {
    scroller.content.queueResize()
    move(to: shown)
    setNeedsLayout()
  }

  private func allocateMoved() {
    // Where the user can't scroll the box has only the view's size, and its content lies elsewhere.
    let offset =
      isScrollEnabled
      ? CGPoint(x: contentInset.left, y: contentInset.top) : CGPoint(x: -shown.x, y: -shown.y)
    allocateSubviews(movedBy: offset)
  }

  /// Moves the content as near to an offset as it goes; before the view has a size, anywhere.
  private func move(to offset: CGPoint) {
    let offset = CGPoint(x: offset.x.usable, y: offset.y.usable)
    let goal = frame.size == .zero ? offset : clamped(offset)
    guard goal != shown else { return configureScroller() }
    shown = goal
    configureScroller()
    didScroll()
    scroller.content.queueAllocate()
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    let (inset, size) = (contentInset, outerSize)
    let x = min(max(0, offset.x + inset.left), max(0, size.width - frame.width)) - inset.left
    let y = min(max(0, offset.y + inset.top), max(0, size.height - frame.height)) - inset.top
    return CGPoint(x: x.isFinite ? x : -inset.left, y: y.isFinite ? y : -inset.top)
  }

  private func configureScroller() {
    guard frame.size != .zero else { return }
    isMovingItself = true
    let size = isScrollEnabled ? outerSize : frame.size
    scroller.configure(
      .horizontal, offset: shown.x + contentInset.left, extent: size.width.usable.rounded(),
      page: frame.width.usable.rounded())
    scroller.configure(
      .vertical, offset: shown.y + contentInset.top, extent: size.height.usable.rounded(),
      page: frame.height.usable.rounded())
    isMovingItself = false
  }

  private func scrollerDidMove() {
    guard !isMovingItself, isScrollEnabled else { return }
    let offset = scroller.offset
    let goal = CGPoint(x: offset.x - contentInset.left, y: offset.y - contentInset.top)
    guard goal != shown else { return }
    shown = goal
    if keyboardDismissMode != .none { window?.endEditing(false) }
    didScroll()
    // Before GTK lays out: what comes into sight asks for another layout.
    layoutIfNeeded()
  }

  /// A view that got lower, because the bar came, goes on showing what is being edited.
  private func keepFirstResponderInSight() {
    defer { laidOutHeight = frame.height }
    let last = clamped(shown)
    if last != shown { move(to: last) }
    guard frame.height < laidOutHeight, let view = window?.firstResponder as? UIView,
      view !== self, view.isDescendant(of: self)
    else { return }
    scrollRectToVisible(convert(view.bounds, from: view).insetBy(dx: 0, dy: -8), animated: false)
  }
}
