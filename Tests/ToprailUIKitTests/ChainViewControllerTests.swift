// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Writes down its life.
@MainActor
private final class LifeController: UIViewController {
  var lines: [String] = []

  override func loadView() {
    lines.append("loadView")
    super.loadView()
  }
  override func viewDidLoad() { lines.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { lines.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { lines.append("viewDidAppear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func viewWillDisappear(_ animated: Bool) { lines.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { lines.append("viewDidDisappear") }

  private func note(_ line: String) {
    if lines.last != line { lines.append(line) }
  }
}

@MainActor
private final class Moves: UIViewController {
  var lines: [String] = []
  override func willMove(toParent parent: UIViewController?) {
    lines.append("will \(parent == nil ? "leave" : "join")")
  }
  override func didMove(toParent parent: UIViewController?) {
    lines.append("did \(parent == nil ? "leave" : "join")")
  }
}

/// View controllers: their lives and their places in the chain.
final class ChainViewControllerTests: XCTestCase {
  func testTheViewIsLoadedAtItsFirstUse() throws {
    try Stage.onDisplay {
      let controller = LifeController()
      XCTAssertFalse(controller.isViewLoaded)
      XCTAssertNil(controller.viewIfLoaded)
      XCTAssertEqual(controller.lines, [])
      _ = controller.view
      _ = controller.view
      XCTAssertEqual(controller.lines, ["loadView", "viewDidLoad"])
      XCTAssertTrue(controller.isViewLoaded)
    }
  }

  func testAWindowShowsAndHidesItInOrder() throws {
    try Stage.onDisplay {
      let controller = LifeController()
      let stage = Stage(controller: controller)
      stage.settle()
      XCTAssertEqual(
        controller.lines,
        [
          "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews",
          "viewDidLayoutSubviews",
        ])
      controller.lines = []
      stage.close()
      XCTAssertEqual(controller.lines, ["viewWillDisappear", "viewDidDisappear"])
    }
  }

  func testAnotherRootControllerTakesItsPlace() throws {
    try Stage.onDisplay {
      let (first, second) = (LifeController(), LifeController())
      let stage = Stage(controller: first)
      defer { stage.close() }
      first.lines = []
      stage.window.rootViewController = second
      stage.settle()
      XCTAssertEqual(first.lines, ["viewWillDisappear", "viewDidDisappear"])
      XCTAssertNil(first.view.window)
      XCTAssertEqual(
        Array(second.lines.prefix(4)),
        ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
      XCTAssertEqual(second.view.frame, stage.window.bounds)
    }
  }

  func testChildrenAppearAndDisappearWithTheirViews() throws {
    try Stage.onDisplay {
      let (parent, child) = (UIViewController(), LifeController())
      let stage = Stage(controller: parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      XCTAssertEqual(
        child.lines, ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
      stage.settle()
      child.lines = []
      child.view.removeFromSuperview()
      XCTAssertEqual(child.lines, ["viewWillDisappear", "viewDidDisappear"])
      parent.view.addSubview(child.view)
      stage.settle()
      child.lines = []
      stage.window.isHidden = true
      XCTAssertEqual(child.lines, ["viewWillDisappear", "viewDidDisappear"])
    }
  }

  func testTheControllerStandsBetweenItsViewAndTheSuperview() throws {
    try Stage.run { stage in
      XCTAssert(stage.view.next === stage.controller)
      XCTAssert(stage.controller.next === stage.window)
      XCTAssert(stage.window.next === stage.window.windowScene)
      XCTAssert(stage.window.windowScene?.next === UIApplication.shared)
      let inner = stage.add(UIView())
      XCTAssert(inner.next === stage.view)
    }
  }

  func testChildrenJoinAndLeave() throws {
    try Stage.run { stage in
      let child = Moves()
      stage.controller.addChild(child)
      stage.view.addSubview(child.view)
      child.didMove(toParent: stage.controller)
      XCTAssert(child.parent === stage.controller)
      XCTAssertEqual(stage.controller.children, [child])
      XCTAssert(child.next === stage.view)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      XCTAssertNil(child.parent)
      XCTAssertEqual(stage.controller.children, [])
      XCTAssertEqual(child.lines, ["will join", "did join", "will leave", "did leave"])
    }
  }

  func testTheTitleIsTheWindows() throws {
    try Stage.run { stage in
      stage.controller.title = "Form"
      XCTAssertEqual(stage.window.shownTitle, "Form")
      stage.window.title = "Own"
      XCTAssertEqual(stage.window.shownTitle, "Own")
      stage.window.title = nil
      XCTAssertEqual(stage.window.shownTitle, "Form")
    }
  }
}
