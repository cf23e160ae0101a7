// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// A controller that does something whenever it comes or goes.
@MainActor
private final class Restless: UIViewController {
  enum Moment: CaseIterable { case load, willAppear, didAppear, willDisappear, didDisappear }

  var moment: Moment?
  var act: ((Restless) -> Void)?
  private(set) var told: [Moment] = []

  private func note(_ now: Moment) {
    told.append(now)
    if now == moment, told.count < 50 { act?(self) }
  }

  override func viewDidLoad() { note(.load) }
  override func viewWillAppear(_ animated: Bool) { note(.willAppear) }
  override func viewDidAppear(_ animated: Bool) { note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }
}

/// Controllers that dismiss, present, pop and push inside what they are told.
final class BreakPresentTests: XCTestCase {
  func testDismissingInAnyMomentEndsOnce() throws {
    try Stage.run { stage in
      for moment in Restless.Moment.allCases {
        let modal = Restless()
        modal.moment = moment
        modal.act = { $0.dismiss(animated: false) }
        stage.controller.present(modal, animated: false)
        stage.settle()
        stage.controller.dismiss(animated: false)
        stage.settle()
        XCTAssertNil(stage.controller.presentedViewController, "\(moment)")
        XCTAssertNil(modal.viewIfLoaded?.superview, "\(moment)")
        XCTAssertTrue(stage.view.superview === stage.window, "\(moment)")
        XCTAssertEqual(modal.told.filter { $0 == .willDisappear }.count, 1, "\(moment)")
        XCTAssertEqual(modal.told.filter { $0 == .didDisappear }.count, 1, "\(moment)")
      }
    }
  }

  func testAnAlertMayBePresentedInAnyMoment() throws {
    try Stage.run { stage in
      for moment in Restless.Moment.allCases {
        let modal = Restless()
        modal.moment = moment
        modal.act = { [weak stage] in
          let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
          (moment == .didDisappear ? stage?.controller : $0)?.present(alert, animated: false)
        }
        stage.controller.present(modal, animated: false)
        stage.settle()
        stage.controller.dismiss(animated: false)
        stage.settle()
        for _ in 0..<3 { stage.controller.dismiss(animated: false) }
        stage.settle()
        XCTAssertNil(stage.controller.presentedViewController, "\(moment)")
        XCTAssertEqual(stage.window.subviews, [stage.view], "\(moment)")
      }
    }
  }

  func testPoppingAndPushingInAnyMoment() throws {
    try Stage.run { stage in
      let acts: [(Restless) -> Void] = [
        { $0.navigationController?.popViewController(animated: false) },
        { $0.navigationController?.popToRootViewController(animated: false) },
        { $0.navigationController?.pushViewController(UIViewController(), animated: false) },
        { $0.navigationController?.setViewControllers([UIViewController()], animated: false) },
        { $0.navigationController?.setViewControllers([], animated: false) },
        { $0.view.window?.rootViewController = UIViewController() },
        { $0.view.window?.isHidden = true },
      ]
      for moment in Restless.Moment.allCases {
        for (number, act) in acts.enumerated() {
          let navigation = UINavigationController(rootViewController: UIViewController())
          stage.window.rootViewController = navigation
          let pushed = Restless()
          pushed.moment = moment
          pushed.act = act
          navigation.pushViewController(pushed, animated: false)
          stage.settle()
          navigation.popViewController(animated: false)
          stage.settle()
          let top = navigation.topViewController
          for controller in navigation.children {
            let isShown = controller.viewIfLoaded?.superview != nil
            XCTAssertEqual(isShown, controller === top, "\(moment) \(number)")
          }
          XCTAssertEqual(navigation.children.count, navigation.viewControllers.count)
          if stage.window.isHidden { stage.window.makeKeyAndVisible() }
        }
      }
    }
  }

  func testAPresenterThatIsNoRootAnyMoreStaysAway() throws {
    try Stage.run { stage in
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      stage.controller.present(modal, animated: false)
      stage.settle()
      let other = UIViewController()
      stage.window.rootViewController = other
      stage.settle()
      modal.dismiss(animated: false)
      stage.settle()
      XCTAssertEqual(stage.window.subviews, [other.view])
    }
  }

  func testPresentingFromADismissedControllerDoesNothing() throws {
    try Stage.run { stage in
      let modal = UIViewController()
      stage.controller.present(modal, animated: false)
      modal.dismiss(animated: false)
      modal.present(UIViewController(), animated: false)
      stage.settle()
      XCTAssertNil(modal.presentedViewController)
      XCTAssertEqual(stage.window.subviews, [stage.view])
    }
  }

  func testAlertsOverAlertsWhoseActionsPresentAlerts() throws {
    try Stage.run { stage in
      @MainActor func show(_ level: Int) {
        let alert = UIAlertController(title: "\(level)", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(
          UIAlertAction(title: "Next", style: .default) { _ in
            if level > 0 { show(level - 1) }
          })
        stage.controller.present(alert, animated: false)
      }
      show(5)
      for _ in 0...5 {
        stage.settle()
        let alert = stage.controller.presentedViewController as? UIAlertController
        alert.map { $0.run($0.actions[0]) }
      }
      stage.settle()
      XCTAssertNil(stage.controller.presentedViewController)
    }
  }

  func testNothingIsLeftOfTwoHundredWindows() throws {
    try Stage.onDisplay {
      weak var anyLeft: UIViewController?
      var left = 0
      for round in 0..<200 {
        weak var controller: UIViewController?
        weak var window: UIWindow?
        weak var modal: UIViewController?
        weak var field: UIView?
        do {
          let root = UIViewController()
          let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
          text.text = "é👨‍👩‍👧‍👦"
          text.textStorage.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
          let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
          let navigation = UINavigationController(rootViewController: root)
          shown.rootViewController = navigation
          root.view.addSubview(text)
          shown.makeKeyAndVisible()
          text.becomeFirstResponder()
          let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
          alert.addTextField()
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          if round % 2 == 0 { root.present(alert, animated: false) }
          (controller, window, modal, field) = (root, shown, alert, text)
          drainMainLoop()
          shown.isHidden = true
        }
        drainMainLoop()
        let all: [AnyObject?] = [controller, window, modal, field]
        if all.contains(where: { $0 != nil }) { left += 1 }
        if left > 3 {
          anyLeft = controller
          break
        }
      }
      XCTAssertEqual(left, 0)
      XCTAssertNil(anyLeft)
    }
  }
}
