// SPDX-License-Identifier: MIT

/// A controller that shows the topmost of a stack of controllers, below a bar that leads back.
///
/// The content lies below the bar, which covers nothing. Nothing is animated.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar above the content.
  public let navigationBar = UINavigationBar()
  private var stack: [UIViewController] = []

  /// A stack with one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// The controllers, the lowest first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that shows.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that the user sees: one presented over this one, or else the topmost.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let gone = stack.filter { old in !viewControllers.contains { $0 === old } }
    let new = viewControllers.filter { new in !stack.contains { $0 === new } }
    let top = stack.last
    stack = viewControllers
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new { addChild(controller) }
    if isViewLoaded, top !== stack.last {
      top?.isMovingFromParent = gone.contains { $0 === top }
      stack.last?.isMovingToParent = new.contains { $0 === stack.last }
      top?.viewIfLoaded?.removeFromSuperview()
      showTop()
      top?.isMovingFromParent = false
      stack.last?.isMovingToParent = false
    }
    for controller in gone { controller.removeFromParent() }
    for controller in new { controller.didMove(toParent: self) }
    navigationItemDidChange()
  }

  /// Puts a controller on top. One that is in the stack already is a mistake that stops the program.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "\(type(of: viewController)) is in the navigation controller already: use popToViewController"
    )
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the topmost controller away, unless it is the last one; returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Takes all controllers away but the lowest; returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes the controllers above one away; returns them, or nil where it isn't in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  /// Whether the bar is left out.
  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Leaves the bar out or shows it. Nothing is animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    showTop()
    navigationItemDidChange()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    navigationBar.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    topViewController?.viewIfLoaded?.frame = CGRect(
      x: 0, y: height, width: size.width, height: max(0, size.height - height))
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  override var windowTitle: String? { title ?? topViewController?.windowTitle }
}

extension UINavigationController {
  /// What the bar shows has changed.
  func navigationItemDidChange() {
    guard isViewLoaded else { return }
    navigationBar.show(topViewController?.navigationItem, back: backItem)
    viewIfLoaded?.window?.updateTitle()
  }

  private var backItem: UIBarButtonItem? {
    guard stack.count > 1 else { return nil }
    let below = stack[stack.count - 2].navigationItem
    let title = below.backButtonTitle ?? below.title
    let action = UIAction { [weak self] _ in self?.popViewController(animated: true) }
    let item = UIBarButtonItem(primaryAction: action)
    item.image = UIImage(systemName: "chevron.backward")
    item.accessibilityLabel = title?.isEmpty == false ? title.map { "Back to \($0)" } : "Back"
    return item
  }

  private func showTop() {
    guard let top = topViewController?.view else { return }
    view.insertSubview(top, belowSubview: navigationBar)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}

extension UIViewController {
  /// The navigation controller that this one is in, however deep.
  public var navigationController: UINavigationController? {
    var next = parent
    while let controller = next {
      if let navigation = controller as? UINavigationController { return navigation }
      next = controller.parent
    }
    return nil
  }
}
