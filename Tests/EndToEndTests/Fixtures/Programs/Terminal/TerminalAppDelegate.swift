// SPDX-License-Identifier: MIT

import UIKit

class TerminalAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = TerminalViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
