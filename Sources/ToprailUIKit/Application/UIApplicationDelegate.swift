// SPDX-License-Identifier: MIT

/// The object that an app starts and ends through; mark it with `@main`.
///
/// ```swift
/// @main
/// class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
///
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     window = UIWindow()
///     window?.rootViewController = ViewController()
///     window?.makeKeyAndVisible()
///     return true
///   }
/// }
/// ```
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Called once, before anything shows.
  ///
  /// - Returns: on Apple's systems, whether the app can handle the URL that it was opened with. None
  ///   come here, and the app goes on whatever the answer is; its first window may come later.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after `didFinishLaunchingWithOptions`: says which class the scene's delegate has.
  ///
  /// Unless implemented there is no scene delegate, and the app's delegate makes the window.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the app's first window becomes the active one.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when no window of the app is the active one any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called before the process ends: the last window was closed, or a signal asked it to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Starts the app: makes the delegate, opens the display, and runs until the last window closes.
  ///
  /// Where there is no display it says so on standard error and ends the process with code 69.
  public static func main() {
    exit(UIApplication.run(delegate: Self.self))
  }
}
