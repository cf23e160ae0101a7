// SPDX-License-Identifier: MIT

import UIKit

/// Writes when `main` began, as the C program does, and runs the app.
@main
enum Start {
  static func main() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    print("main", now.tv_sec * 1_000_000_000 + now.tv_nsec)
    fflush(nil)
    TextViewApp.main()
  }
}

/// The smallest app that is worth measuring: a window with one text view as first responder.
private final class TextViewApp: UIResponder, UIApplicationDelegate {
  private var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    window.rootViewController = TextViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class TextViewController: UIViewController {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }
}
