// SPDX-License-Identifier: MIT

import UIKit

class CalculatorAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = CalculatorViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
