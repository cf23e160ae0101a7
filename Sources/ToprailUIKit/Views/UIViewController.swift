// SPDX-License-Identifier: MIT

/// An object that makes a view, manages it, and stands next in its responder chain.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The key commands beside `keyCommands`.
  var addedKeyCommands: [UIKeyCommand] = []

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller that makes its view in `loadView()`. What subclasses with initialisers call.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: nil; there are no nib files on Linux, and a name of one is a mistake.
  ///   - nibBundleOrNil: not looked at.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil, "there are no nib files on Linux: build the view in loadView()")
    super.init()
  }

  /// Makes nothing and says so on standard error: there are no nib files or storyboards on Linux.
  ///
  /// It is `required`, as in UIKit: a subclass with a designated initialiser of its own has to write
  /// it too, and one without inherits all.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>
  public required init?(coder: NSCoder) {
    NibFiles.refuse(Self.self, use: "init(nibName: nil, bundle: nil)")
    return nil
  }

  /// The controller's view, made by `loadView()` at the first use.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView != nil { viewDidLoad() }
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view, if it was made already.
  public var viewIfLoaded: UIView? { loadedView }
  /// Makes the view if it wasn't made yet.
  public func loadViewIfNeeded() { _ = view }
  /// Whether the view was made already.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view. Override it to set `view` to one of your own; don't call super then.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called once the view was made.
  open func viewDidLoad() {}
  /// Called before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view has come onto the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the window of a root view controller is called.
  open var title: String? {
    didSet {
      navigationItemIfMade?.title = title
      viewIfLoaded?.window?.updateTitle()
    }
  }

  /// What a navigation controller's bar shows while this one is on top; made at the first use.
  open var navigationItem: UINavigationItem {
    if let item = navigationItemIfMade { return item }
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    navigationItemIfMade = item
    return item
  }
  private var navigationItemIfMade: UINavigationItem?

  /// What a window is called whose root view controller this is.
  var windowTitle: String? { title }

  /// Shows a controller: on top of the navigation controller's stack, or presented.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  /// The controller that holds this one.
  public private(set) weak var parent: UIViewController?
  /// The controllers that this one holds.
  public private(set) var children: [UIViewController] = []

  /// Takes a controller in; the caller puts its view where it belongs and calls `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Leaves the controller that holds this one.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller has got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Brings the view's constraints up to date; calls the view's `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The distances that are added to the safe area of the controller's view.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue, let view = viewIfLoaded else { return }
      view.constraintsDidChange()
      view.tellSafeArea()
    }
  }

  /// Called after the safe area of the controller's view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Presenting

  /// How the controller's view comes over the window when it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// The controller that this one, or the nearest one around it that presents, shows over itself.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller over which this one, or the outermost one around it, is shown.
  open var presentingViewController: UIViewController? { outermost.presenter }

  /// Whether the controller comes onto the screen because a navigation controller takes it up.
  ///
  /// Other containers leave it false.
  public internal(set) var isMovingToParent = false
  /// Whether the controller leaves the screen because a navigation controller lets it go.
  ///
  /// Read in `viewWillDisappear(_:)` it tells Back from a controller that is pushed on top. Other
  /// containers leave it false.
  public internal(set) var isMovingFromParent = false
  /// Whether the controller is coming onto the screen because it is presented.
  public internal(set) var isBeingPresented = false
  /// Whether the controller is leaving the screen because it is dismissed.
  public internal(set) var isBeingDismissed = false

  /// Shows a controller over the window's content, above the bar and the keys. Nothing is animated.
  ///
  /// The outermost parent becomes the presenting controller. Its first responder resigns and is one
  /// again after the dismissal. Where the controller's view is in no window, or something is
  /// presented already, nothing happens but a line on standard error.
  ///
  /// - Parameter completion: called after the controller's `viewDidAppear(_:)`.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if Presentation.begin(viewControllerToPresent, over: outermost) { completion?() }
  }

  /// Takes away what this controller presents, and all that is presented over that; where it presents
  /// nothing, itself.
  ///
  /// - Parameter completion: called after the dismissed controller's `viewDidDisappear(_:)`; not at
  ///   all where there is nothing to dismiss.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = presentedViewController?.presenter ?? presentingViewController,
      let presentation = presenter.presentation
    else { return }
    presentation.end(completion: completion)
  }

  /// What is shown over this controller.
  var presentation: Presentation?
  /// The controller that shows this one over itself.
  weak var presenter: UIViewController?

  open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview ?? coveredIn }
  /// The window that the controller's view has left for what it presents.
  private var coveredIn: UIWindow? { presentation?.window }
}
