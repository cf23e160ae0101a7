// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

final class LayoutPresentTests: XCTestCase {
  func testAPresentedControllerCoversTheContentAndGoesAgain() throws {
    try Stage.run { stage in
      let sheet = Recorder()
      var order: [String] = []
      stage.controller.present(sheet, animated: true) { order = sheet.told + ["completion"] }
      XCTAssertEqual(order, ["willAppear presented", "didAppear presented", "completion"])
      XCTAssertIdentical(stage.controller.presentedViewController, sheet)
      XCTAssertIdentical(sheet.presentingViewController, stage.controller)
      XCTAssertNil(stage.view.window)
      stage.settle()
      XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 0, width: 800, height: 600))
      sheet.told = []
      sheet.dismiss(animated: true) { order = sheet.told + ["completion"] }
      XCTAssertEqual(order, ["willDisappear dismissed", "didDisappear dismissed", "completion"])
      XCTAssertNil(stage.controller.presentedViewController)
      XCTAssertNil(sheet.presentingViewController)
      XCTAssertIdentical(stage.view.window, stage.window)
    }
  }

  func testThePresenterIsToldOnlyWhereItLeaves() throws {
    for (style, expected) in [
      (UIModalPresentationStyle.automatic, ["willDisappear", "didDisappear"]),
      (.overFullScreen, []),
    ] {
      try Stage.onDisplay {
        let below = Recorder()
        let stage = Stage(controller: below)
        defer { stage.close() }
        below.told = []
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        below.present(sheet, animated: false)
        XCTAssertEqual(below.told, expected)
      }
    }
  }

  func testWhatStaysBehindGetsNoTouchesAndKeys() throws {
    try Stage.run { stage in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .overFullScreen
      stage.controller.present(sheet, animated: false)
      XCTAssertFalse(stage.view.host.canTarget)
      XCTAssertFalse(stage.view.host.canFocus)
      stage.controller.dismiss(animated: false)
      XCTAssertTrue(stage.view.host.canTarget)
      XCTAssertTrue(stage.view.host.canFocus)
    }
  }

  func testTheFirstResponderComesBack() throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      try Stage.run { stage in
        let field = stage.add(UITextField())
        field.becomeFirstResponder()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        stage.controller.present(sheet, animated: false)
        XCTAssertFalse(field.isFirstResponder)
        stage.settle()
        XCTAssertEqual(stage.dockHeight, 0)
        stage.controller.dismiss(animated: false)
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertTrue(field.focusWidget.hasFocusItself)
      }
    }
  }

  func testAFieldInAPresentedControllerHasItsBarBelow() throws {
    try Stage.run { stage in
      let sheet = UIViewController()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      sheet.view.addSubview(field)
      stage.controller.present(sheet, animated: false)
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertGreaterThan(stage.dockHeight, 0)
      XCTAssertEqual(sheet.view.frame.height, 600 - stage.dockHeight)
    }
  }

  func testDismissingTheLowestTakesAllThatLieOverIt() throws {
    try Stage.run { stage in
      let (first, second) = (Recorder(), Recorder())
      stage.controller.present(first, animated: false)
      first.present(second, animated: false)
      XCTAssertNil(first.view.window)
      (first.told, second.told) = ([], [])
      stage.controller.dismiss(animated: false)
      XCTAssertEqual(first.told, [])
      XCTAssertEqual(second.told, ["willDisappear dismissed", "didDisappear dismissed"])
      XCTAssertNil(first.presentedViewController)
      XCTAssertIdentical(stage.view.superview, stage.window)
    }
  }

  func testAChildPresentsThroughItsOutermostParent() throws {
    try Stage.run { stage in
      let child = UIViewController()
      stage.controller.addChild(child)
      stage.view.addSubview(child.view)
      child.didMove(toParent: stage.controller)
      let sheet = UIViewController()
      child.present(sheet, animated: false)
      XCTAssertIdentical(sheet.presentingViewController, stage.controller)
      XCTAssertIdentical(child.presentedViewController, sheet)
      child.dismiss(animated: false)
      XCTAssertNil(stage.controller.presentedViewController)
    }
  }

  func testWhatCannotBePresentedIsLeftOut() throws {
    try Stage.run { stage in
      var completed = 0
      UIViewController().present(UIViewController(), animated: false) { completed += 1 }
      stage.controller.present(stage.controller, animated: false) { completed += 1 }
      stage.controller.dismiss(animated: false) { completed += 1 }
      let sheet = UIViewController()
      stage.controller.present(sheet, animated: false)
      stage.controller.present(UIViewController(), animated: false) { completed += 1 }
      XCTAssertEqual(completed, 0)
      XCTAssertIdentical(stage.controller.presentedViewController, sheet)
    }
  }

  func testActionsWalkFromAPresentedViewToTheWindow() throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      try Stage.run { stage in
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        stage.controller.present(sheet, animated: false)
        let chain = sequence(first: sheet.view as UIResponder) { $0.next }.map { $0 }
        XCTAssertTrue(chain.contains { $0 === stage.controller })
        XCTAssertTrue(chain.contains { $0 === stage.window })
      }
    }
  }

  func testANewRootEndsWhatTheOldOnePresents() throws {
    try Stage.run { stage in
      let sheet = UIViewController()
      stage.controller.present(sheet, animated: false)
      stage.window.rootViewController = UIViewController()
      XCTAssertNil(sheet.view.window)
      XCTAssertNil(stage.view.window)
      XCTAssertNil(stage.controller.presentedViewController)
    }
  }
}

private final class Recorder: UIViewController {
  var told: [String] = []

  private func note(_ what: String) {
    let reasons = [
      isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
    ]
    told.append(([what] + reasons.compactMap(\.self)).joined(separator: " "))
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
