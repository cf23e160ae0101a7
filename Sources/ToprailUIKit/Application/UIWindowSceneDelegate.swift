// SPDX-License-Identifier: MIT

/// The delegate of a scene of windows.
///
/// ```swift
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///   var window: UIWindow?
///
///   func scene(
///     _ scene: UIScene, willConnectTo session: UISceneSession,
///     options connectionOptions: UIScene.ConnectionOptions
///   ) {
///     guard let windowScene = scene as? UIWindowScene else { return }
///     window = UIWindow(windowScene: windowScene)
///     window?.rootViewController = ViewController()
///     window?.makeKeyAndVisible()
///   }
/// }
/// ```
///
/// Source: <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, kept by the delegate.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
