// SPDX-License-Identifier: MIT

import GTK
import UIKit
import XCTest

@testable import ToprailUIKit

/// Closes its window before it has appeared.
@MainActor
private final class Shy: UIViewController {
  override func viewWillAppear(_ animated: Bool) { view.window?.isHidden = true }
}

/// Windows that exchange their contents, close early or have sizes that no screen has.
final class BreakWindowTests: XCTestCase {
  func testTwoWindowsExchangeTheirControllers() throws {
    try Stage.onDisplay {
      let (first, second) = (Stage(), Stage())
      let field = second.add(UITextField())
      let (left, right) = (first.controller, second.controller)
      first.window.rootViewController = right
      second.window.rootViewController = left
      XCTAssertTrue(right.view.window === first.window)
      XCTAssertTrue(left.view.window === second.window)
      XCTAssertTrue(field.becomeFirstResponder())
      first.settle()
      XCTAssertEqual(first.barHeight, 55)
      for stage in [first, second] { stage.close() }
    }
  }

  func testAWindowThatIsHiddenInViewWillAppearStaysHidden() throws {
    try Stage.onDisplay {
      let window = UIWindow()
      window.rootViewController = Shy()
      window.makeKeyAndVisible()
      drainMainLoop()
      XCTAssertTrue(window.isHidden)
      XCTAssertFalse(window.native.isVisible)
    }
  }

  func testSizesThatNoScreenHasOpenAWindow() throws {
    try Stage.onDisplay {
      for size in [CGFloat.nan, .infinity, -.infinity, -5, 1e300, 0] {
        let window = UIWindow(frame: CGRect(x: size, y: size, width: size, height: size))
        window.rootViewController = UIViewController()
        window.frame.size = CGSize(width: size, height: 100)
        window.isHidden = false
        drainMainLoop()
        XCTAssertTrue(window.native.isVisible, "\(size)")
        window.isHidden = true
      }
    }
  }

  func testAnAccessoryViewHigherThanTheWindowLeavesTheRootViewNoHeight() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 2000))
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.view.frame.size.height, 0)
    }
  }

  func testAnAccessoryViewOfNoFiniteHeightHasNone() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      for height in [CGFloat.nan, .infinity] {
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
        field.becomeFirstResponder()
        field.reloadInputViews()
        stage.settle()
        XCTAssertEqual(stage.dockHeight, 55, "\(height)")
      }
    }
  }
}
