// SPDX-License-Identifier: MIT

import UIKit

class TodoAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(
      rootViewController: TodoViewController(style: .plain))
    window?.makeKeyAndVisible()
    return true
  }
}
