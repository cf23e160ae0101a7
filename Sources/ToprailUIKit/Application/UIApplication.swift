// SPDX-License-Identifier: MIT

/// The running app: its windows, its delegate, and the end of the responder chain.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplication>
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one application object.
  public static let shared = UIApplication()

  /// The object that `@main` stands on.
  public weak var delegate: (any UIApplicationDelegate)?

  /// The app's windows that are on the screen, the oldest first.
  public var windows: [UIWindow] { visibleWindows.compactMap(\.window) }

  /// The window that receives keys: the active one, or else the one that last was.
  public private(set) weak var keyWindow: UIWindow?

  /// The app's scene.
  public var connectedScenes: Set<UIScene> { [sceneHost.scene] }

  private(set) lazy var sceneHost = SceneHost()

  /// The delegate, where it is a responder that the chain hasn't visited yet.
  open override var next: UIResponder? { delegate as? UIResponder }

  override var hostingWindow: UIWindow? { nil }

  /// Runs an action on a target, or on the first responder up the chain that implements it.
  ///
  /// - Parameters:
  ///   - action: a method with no argument, with the sender, or with sender and event.
  ///   - target: whom to ask; nil asks the first responder and then each next one, ending with the
  ///     application and its delegate. If none of them has the method, or there is no first responder,
  ///     a sender that is a responder is asked, and each one next to it.
  /// - Returns: whether something ran.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)>
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      return perform(action, on: target as AnyObject, sender: sender, event: event)
    }
    return sendUpTheChain(action, sender: sender, event: event)
  }

  /// What an app was launched with. There are no keys on Linux; arguments are in `CommandLine`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }
  private var visibleWindows: [WeakWindow] = []
  private(set) var isActive = false
}

extension UIApplication {
  private func perform(
    _ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?
  ) -> Bool {
    if let standard = StandardEditAction(action), let responder = target as? UIResponder {
      return standard.perform(action, on: responder, sender: sender, event: event)
    }
    return action.perform(on: target, sender: sender, event: event)
  }

  private func sendUpTheChain(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
    if send(action, upFrom: keyWindow?.firstResponder, sender: sender, event: event) { return true }
    let start = sender as? UIResponder ?? keyWindow ?? self
    return send(action, upFrom: start, sender: sender, event: event)
  }

  /// Runs an action on the first responder from one up the chain that implements it.
  func send(
    _ action: Selector, upFrom first: UIResponder?, sender: Any?, event: UIEvent?
  ) -> Bool {
    var next = first
    while let responder = next {
      if StandardEditAction.isAllowed(on: responder, action: action, sender: sender),
        perform(action, on: responder, sender: sender, event: event)
      {
        return true
      }
      next = responder.next
    }
    return false
  }
}

extension UIApplication {
  func windowWillShow() { sceneHost.windowWillShow() }

  func windowDidShow(_ window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    visibleWindows.append(WeakWindow(window: window))
    if keyWindow == nil { keyWindow = window }
  }

  /// A window went: closed by the user, hidden or let go by the app.
  func windowDidGo() {
    visibleWindows.removeAll { $0.window?.isHidden != false }
    if keyWindow?.isHidden != false { keyWindow = windows.last }
    guard windows.isEmpty else { return }
    activityDidChange()
    sceneHost.lastWindowDidGo()
    ApplicationLoop.lastWindowDidClose()
  }

  func windowDidBecomeKey(_ window: UIWindow) { keyWindow = window }

  /// Tells the delegate when the app as a whole gains or loses the user's attention.
  func activityDidChange() {
    let active = windows.contains { $0.isKeyWindow }
    guard active != isActive else { return }
    isActive = active
    if active { sceneHost.becomeActive() } else { sceneHost.resignActive() }
    guard !sceneHost.hasDelegate else { return }
    if active {
      delegate?.applicationDidBecomeActive(self)
    } else {
      delegate?.applicationWillResignActive(self)
    }
  }
}
