// SPDX-License-Identifier: MIT

import UIKit

class LoginAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = LoginViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
