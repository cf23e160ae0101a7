// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// Notes why it comes and goes.
private final class MovingController: UIViewController {
  private(set) var moves: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    moves.append(isMovingToParent ? "appears, pushed" : "appears")
  }

  override func viewWillDisappear(_ animated: Bool) {
    moves.append(isMovingFromParent ? "disappears, popped" : "disappears")
  }
}

final class LayoutNavigationTests: XCTestCase {
  func testTheBarLeadsBack() throws {
    try onStage { stage, navigation in
      XCTAssertEqual(stage.titles(of: navigation), [])
      XCTAssertEqual(stage.window.shownTitle, "First")
      let second = page("Second")
      navigation.topViewController?.show(second, sender: nil)
      stage.settle()
      XCTAssertEqual(navigation.viewControllers.map(\.title), ["First", "Second"])
      XCTAssertIdentical(second.navigationController, navigation)
      XCTAssertEqual(stage.window.shownTitle, "Second")
      XCTAssertEqual(second.view.frame, CGRect(x: 0, y: 44, width: 800, height: 556))
      try stage.press("Back to First")
      XCTAssertEqual(navigation.viewControllers.map(\.title), ["First"])
      XCTAssertNil(second.parent)
      XCTAssertNil(second.view.window)
      XCTAssertEqual(stage.window.shownTitle, "First")
    }
  }

  func testControllersKnowWhetherTheyComeAndGoOrAreCovered() throws {
    try onStage { stage, navigation in
      let (second, third) = (MovingController(), MovingController())
      navigation.pushViewController(second, animated: false)
      navigation.pushViewController(third, animated: false)
      stage.settle()
      XCTAssertEqual(second.moves, ["appears, pushed", "disappears"])
      navigation.popViewController(animated: false)
      stage.settle()
      XCTAssertEqual(third.moves, ["appears, pushed", "disappears, popped"])
      XCTAssertEqual(second.moves, ["appears, pushed", "disappears", "appears"])
      XCTAssertFalse(third.isMovingFromParent)
    }
  }

  func testItemsAreButtonsAndChangesShow() throws {
    try onStage { stage, navigation in
      var taps = 0
      let item = try XCTUnwrap(navigation.topViewController).navigationItem
      item.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
      item.rightBarButtonItems = [
        UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in taps += 1 }),
        UIBarButtonItem(title: "Share", primaryAction: nil),
      ]
      stage.settle()
      XCTAssertEqual(stage.titles(of: navigation), ["Edit", "Share", "Add"])
      try stage.press("Add")
      XCTAssertEqual(taps, 1)
      item.leftBarButtonItem = nil
      stage.settle()
      XCTAssertEqual(stage.titles(of: navigation), ["Share", "Add"])
    }
  }

  func testTheBackButtonGivesWay() throws {
    try onStage { stage, navigation in
      let second = page("Second")
      navigation.pushViewController(second, animated: false)
      navigation.viewControllers[0].navigationItem.backButtonTitle = "Home"
      stage.settle()
      XCTAssertEqual(stage.titles(of: navigation), ["Back to Home"])
      second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", primaryAction: nil)
      stage.settle()
      XCTAssertEqual(stage.titles(of: navigation), ["Cancel"])
      second.navigationItem.leftItemsSupplementBackButton = true
      stage.settle()
      XCTAssertEqual(stage.titles(of: navigation), ["Back to Home", "Cancel"])
      second.navigationItem.hidesBackButton = true
      stage.settle()
      XCTAssertEqual(stage.titles(of: navigation), ["Cancel"])
    }
  }

  func testAControllerWithoutATitleIsGoneBackToAllTheSame() throws {
    try onStage { stage, navigation in
      navigation.viewControllers = [UIViewController(), page("Second")]
      stage.settle()
      XCTAssertEqual(stage.titles(of: navigation), ["Back"])
    }
  }

  func testPoppingReturnsWhatGoes() throws {
    try onStage { _, navigation in
      let pages = ["Second", "Third", "Fourth"].map { page($0) }
      XCTAssertNil(navigation.popViewController(animated: false))
      for page in pages { navigation.pushViewController(page, animated: false) }
      XCTAssertIdentical(navigation.popViewController(animated: false), pages[2])
      XCTAssertNil(navigation.popToViewController(pages[2], animated: false))
      XCTAssertEqual(navigation.popToRootViewController(animated: false), [pages[0], pages[1]])
      XCTAssertEqual(navigation.children, navigation.viewControllers)
    }
  }

  func testABarThatIsHiddenLeavesItsRoom() throws {
    try onStage { stage, navigation in
      navigation.setNavigationBarHidden(true, animated: false)
      stage.settle()
      XCTAssertEqual(navigation.topViewController?.view.frame.minY, 0)
      XCTAssertEqual(navigation.topViewController?.view.frame.height, 600)
      navigation.isNavigationBarHidden = false
      stage.settle()
      XCTAssertEqual(navigation.topViewController?.view.frame.minY, 44)
    }
  }

  func testControllersAppearAndDisappear() throws {
    try onStage { stage, navigation in
      let (second, third) = (Page(), Page())
      navigation.pushViewController(second, animated: false)
      XCTAssertEqual(second.told, ["will appear", "did appear"])
      navigation.pushViewController(third, animated: false)
      XCTAssertEqual(second.told.suffix(2), ["will disappear", "did disappear"])
      navigation.popViewController(animated: false)
      XCTAssertEqual(third.told.suffix(2), ["will disappear", "did disappear"])
      XCTAssertEqual(second.told.suffix(2), ["will appear", "did appear"])
    }
  }

  func testContentLaidOutByConstraintsLiesBelowTheBar() throws {
    try onStage { stage, navigation in
      let page = page("Second")
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(box)
      box.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor).isActive = true
      box.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor).isActive = true
      navigation.pushViewController(page, animated: false)
      stage.settle()
      XCTAssertEqual(box.frame.height, 556)
      XCTAssertEqual(box.convert(CGPoint.zero, to: nil).y, 44)
    }
  }

  private func onStage(
    _ body: @MainActor (Stage, UINavigationController) throws -> Void
  ) throws {
    try Stage.onDisplay {
      let navigation = UINavigationController(rootViewController: page("First"))
      let stage = Stage(controller: navigation)
      defer { stage.close() }
      try body(stage, navigation)
    }
  }
}

@MainActor
private func page(_ title: String) -> UIViewController {
  let page = UIViewController()
  page.title = title
  return page
}

extension Stage {
  /// The titles of the bar's buttons in visual order.
  fileprivate func titles(of navigation: UINavigationController) -> [String] {
    buttons(in: navigation.navigationBar).map(\.title)
  }
}

private final class Page: UIViewController {
  var told: [String] = []
  override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
}
