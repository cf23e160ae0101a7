// SPDX-License-Identifier: MIT

/// Who is told what happens to a scene. A scene's delegate is told in place of the app's.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscenedelegate>
@MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called once, after the app's `didFinishLaunchingWithOptions`: the place to make the window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene goes: its last window was closed and the app ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when one of the scene's windows becomes the active one.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when none of the scene's windows is the active one any more.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene's first window comes onto the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene's last window has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
