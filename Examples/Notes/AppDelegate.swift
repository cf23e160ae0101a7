// SPDX-License-Identifier: MIT

import NotesKit
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The folder from the command line, which is read before there is a window.
  static var notebook: Notebook?

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let notebook = AppDelegate.notebook else { return false }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    window.rootViewController = NotesViewController(notebook: notebook)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Changes behind links and on network file systems are told by nobody: look for oneself.
  func applicationDidBecomeActive(_ application: UIApplication) {
    AppDelegate.notebook?.refresh()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    AppDelegate.notebook?.flush()
  }

  func applicationWillTerminate(_ application: UIApplication) {
    AppDelegate.notebook?.flush()
  }
}
