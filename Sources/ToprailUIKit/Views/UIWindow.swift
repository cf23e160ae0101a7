// SPDX-License-Identifier: MIT

import GLib
import GTK

/// A window on the screen: the root of a tree of views, with the bar at its bottom.
///
/// It opens with its frame's size (800 × 600 points if it has none, the whole screen if the frame
/// is the screen's) and takes what size the user gives it. While a bar, a toolbar or keys show, the
/// root view controller's view ends above them. The window's coordinates are what keyboard
/// notifications call the screen's, since a Wayland client isn't told where its windows are.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiwindow>
@preconcurrency @MainActor
open class UIWindow: UIView {
  let native: Window
  private(set) lazy var inputHost = InputHost(window: self)
  private(set) lazy var keySink = KeySink(window: self)

  public override init(frame: CGRect) {
    ApplicationLoop.requireDisplay()
    native = Window()
    super.init(frame: frame)
    super.isHidden = true
    openNativeWindow()
  }

  public required init?(coder: NSCoder) {
    NibFiles.refuse(Self.self, use: "init(frame:)")
    return nil
  }

  /// A window of a scene, 800 × 600 points unless its frame is set before it shows.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// The scene that the window is in: the app's, unless set.
  open weak var windowScene: UIWindowScene? = UIApplication.shared.sceneHost.scene

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.presentation?.end(bringsBack: false)
      // Another window may have taken it over.
      if let old = oldValue?.viewIfLoaded, old.superview === self { old.removeFromSuperview() }
      showRootView()
    }
  }

  /// Shows the window and makes it the one that receives keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that receives keys.
  open func makeKey() {
    UIApplication.shared.windowDidBecomeKey(self)
    if !isHidden { native.present() }
  }

  /// Whether the window is the active one.
  open var isKeyWindow: Bool { native.isActive }

  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// The title that the desktop shows; the root view controller's title unless set.
  open var title: String? {
    didSet { updateTitle() }
  }

  /// Whether the window is off the screen. True until `makeKeyAndVisible()`.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      host.isVisible = true
      if isHidden { hide() } else { show() }
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  open override var window: UIWindow? { self }
  override var hostingWindow: UIWindow? { self }

  /// The responder that keys go to.
  weak var firstResponder: UIResponder?

  /// True while this object moves GTK's focus itself.
  var isMovingFocus = false
  private var isBeingAllocated = false
  private var isLayingOut = false
  /// There while the window is on the screen.
  private var presence: WindowPresence?

  open override var frame: CGRect {
    didSet {
      guard !isBeingAllocated, frame.size != oldValue.size, frame.size != .zero else { return }
      askForSize(frame.size)
    }
  }

  // Behind the dock, so that assistive software reads the content first.
  override var hostInFront: Widget? { inputHost.dock.host }

  /// Has the dock laid out anew, also where that is asked for during a layout: GTK forgets at the
  /// end of one what was asked for in it.
  func queueDockLayout() {
    host.queueAllocate()
    if isLayingOut { MainLoop.soon { [weak self] in self?.host.queueAllocate() } }
  }

  override func hostDidAllocate(width: Int, height: Int) {
    isLayingOut = true
    defer { isLayingOut = false }
    isBeingAllocated = true
    frame = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    isBeingAllocated = false
    let dockHeight = LayoutEngine.following { inputHost.layoutDock(in: bounds.size) }
    for view in contentViews {
      view.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - dockHeight))
    }
    layoutIfNeeded()
    keySink.place()
    allocateTree(width: width, height: height)
    inputHost.allocateDock(in: bounds.size)
  }

  /// The root view and the views that are presented over it, the lowest first.
  private var contentViews: [UIView] {
    let controllers = sequence(first: rootViewController) { $0?.presentation?.presented }
    return controllers.compactMap { $0?.viewIfLoaded }.filter { $0.superview === self }
  }

  func updateTitle() {
    native.title =
      title ?? rootViewController?.windowTitle ?? windowScene?.title
      ?? ProcessInfo.processInfo.processName
  }
}

extension UIWindow {
  private static let defaultSize = CGSize(width: 800, height: 600)

  /// Has the window open with a size, or a shown one take it, within what a screen can have.
  private func askForSize(_ size: CGSize) {
    let place = Allocation(CGRect(origin: .zero, size: size))
    native.setDefaultSize(width: min(place.width, 16_384), height: min(place.height, 16_384))
  }

  private func openNativeWindow() {
    askForSize(frame.size == .zero ? Self.defaultSize : frame.size)
    if frame.size == UIScreen.main.bounds.size { native.maximize() }
    native.setContent(host)
    native.onFocusChange { [weak self] in self?.focusDidChange() }
    native.onActiveChange { [weak self] in self?.activityDidChange() }
    listenForKeyCommands()
    native.onCloseRequest { [weak self] in
      self?.isHidden = true
      return true
    }
  }

  private func show() {
    updateTitle()
    UIApplication.shared.windowWillShow()
    changeVisibility(appears: true) {
      syncFocus()
      native.present()
      UIApplication.shared.windowDidShow(self)
      presence = WindowPresence()
    }
  }

  private func hide() {
    changeVisibility(appears: false) { native.isVisible = false }
    presence = nil
  }

  private func showRootView() {
    guard let controller = rootViewController else { return }
    guard let view = controller.view else {
      preconditionFailure("\(type(of: controller)).loadView() must set view, or not be overridden")
    }
    view.removeFromSuperview()
    insertSubview(view, at: 0)
    updateTitle()
  }

  private func activityDidChange() {
    if isKeyWindow { UIApplication.shared.windowDidBecomeKey(self) }
    UIApplication.shared.activityDidChange()
  }
}
