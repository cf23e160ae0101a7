// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// A view that can become first responder and says so in order.
@MainActor
private final class Candidate: UIView {
  var accepts = true
  var letsGo = true
  var log: [String] = []

  override var canBecomeFirstResponder: Bool {
    log.append("can become")
    return accepts
  }

  override var canResignFirstResponder: Bool {
    log.append("can resign")
    return letsGo
  }
}

/// A field that refuses by overriding the method itself.
@MainActor
private final class Stubborn: UITextField {
  var refuses = true
  override func resignFirstResponder() -> Bool { refuses ? false : super.resignFirstResponder() }
}

/// Who becomes and stops being first responder, and who refuses.
final class ChainFirstResponderTests: XCTestCase {
  func testAViewOutsideAWindowCannotBecomeFirstResponder() throws {
    try Stage.onDisplay {
      let field = UITextField()
      XCTAssertFalse(field.becomeFirstResponder())
      XCTAssertFalse(field.isFirstResponder)
    }
  }

  func testAPlainViewCannotBecomeFirstResponder() throws {
    try Stage.run { stage in
      XCTAssertFalse(stage.add(UIView()).becomeFirstResponder())
      XCTAssertFalse(UIResponder().canBecomeFirstResponder)
      XCTAssertTrue(UIResponder().canResignFirstResponder)
    }
  }

  func testThePresentOneIsAskedBeforeTheNewOne() throws {
    try Stage.run { stage in
      let (first, second) = (stage.add(Candidate()), stage.add(Candidate()))
      XCTAssertTrue(first.becomeFirstResponder())
      first.log = []
      XCTAssertTrue(second.becomeFirstResponder())
      XCTAssertEqual(first.log, ["can resign"])
      XCTAssertEqual(second.log, ["can become"])
      XCTAssertFalse(first.isFirstResponder)
      XCTAssertTrue(second.isFirstResponder)
    }
  }

  func testOneThatRefusesToResignStays() throws {
    try Stage.run { stage in
      let (first, second) = (stage.add(Candidate()), stage.add(Candidate()))
      first.becomeFirstResponder()
      first.letsGo = false
      XCTAssertFalse(first.resignFirstResponder())
      XCTAssertFalse(second.becomeFirstResponder())
      XCTAssertEqual(second.log, [])
      XCTAssertTrue(first.isFirstResponder)
    }
  }

  func testAnOverriddenRefusalKeepsFocusAndBar() throws {
    try Stage.run { stage in
      let stubborn = stage.add(Stubborn())
      let other = stage.add(UITextField(), y: 80)
      stubborn.becomeFirstResponder()
      stage.settle()
      stage.focus(other)
      XCTAssertTrue(stubborn.isFirstResponder)
      XCTAssertFalse(other.isFirstResponder)
      stage.type("x", into: stubborn)
      XCTAssertEqual(stubborn.text, "x")
      XCTAssertEqual(stage.shortcuts, ["Undo", "Redo", "Paste"])
      stubborn.refuses = false
      stage.focus(other)
      XCTAssertTrue(other.isFirstResponder)
    }
  }

  func testADelegateCanRefuseTheEnd() throws {
    try Stage.run { stage in
      let delegate = Refuser()
      let (field, other) = (stage.add(UITextField()), stage.add(UITextField(), y: 80))
      field.delegate = delegate
      field.becomeFirstResponder()
      XCTAssertFalse(field.resignFirstResponder())
      XCTAssertFalse(other.becomeFirstResponder())
      XCTAssertTrue(field.isFirstResponder)
    }
  }

  func testADelegateCanRefuseTheBeginning() throws {
    try Stage.run { stage in
      let delegate = Refuser()
      delegate.refusesBeginning = true
      let (field, other) = (stage.add(UITextField()), stage.add(UITextField(), y: 80))
      field.delegate = delegate
      other.becomeFirstResponder()
      stage.focus(field)
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertEqual(stage.dockHeight, 0)
    }
  }

  func testEndEditingResignsWhatIsInTheView() throws {
    try Stage.run { stage in
      let box = stage.add(UIView())
      let (inner, outer) = (UITextField(), stage.add(UITextField(), y: 80))
      box.addSubview(inner)
      outer.becomeFirstResponder()
      XCTAssertFalse(box.endEditing(false))
      XCTAssertTrue(outer.isFirstResponder)
      inner.becomeFirstResponder()
      XCTAssertTrue(box.endEditing(false))
      XCTAssertFalse(inner.isFirstResponder)
    }
  }

  func testEndEditingByForceOverrulesARefusal() throws {
    try Stage.run { stage in
      let stubborn = stage.add(Stubborn())
      stubborn.becomeFirstResponder()
      XCTAssertFalse(stage.view.endEditing(false))
      XCTAssertTrue(stubborn.isFirstResponder)
      XCTAssertTrue(stage.view.endEditing(true))
      XCTAssertFalse(stubborn.isFirstResponder)
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 0)
    }
  }

  func testAFirstResponderTakenOutOfTheWindowIsNoneAnyMore() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      field.removeFromSuperview()
      stage.settle()
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertEqual(stage.dockHeight, 0)
    }
  }

  func testTwoWindowsHaveEachTheirOwnFirstResponder() throws {
    try Stage.run { first in
      let second = Stage()
      defer { second.close() }
      let (one, two) = (first.add(UITextField()), second.add(UITextView()))
      one.becomeFirstResponder()
      two.becomeFirstResponder()
      XCTAssertTrue(one.isFirstResponder)
      XCTAssertTrue(two.isFirstResponder)
      first.settle()
      second.settle()
      XCTAssertEqual(first.shortcuts, ["Undo", "Redo", "Paste"])
      XCTAssertEqual(second.shortcuts, ["Undo", "Redo", "Paste"])
      one.resignFirstResponder()
      first.settle()
      XCTAssertEqual(first.shortcuts, [])
      XCTAssertTrue(two.isFirstResponder)
    }
  }

  func testWithNothingToShowTheBarTakesNoHeight() throws {
    try Stage.run { stage in
      let candidate = stage.add(Candidate())
      candidate.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 0)
      XCTAssertEqual(stage.view.frame, CGRect(x: 0, y: 0, width: 800, height: 600))
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 55)
      XCTAssertEqual(stage.view.frame, CGRect(x: 0, y: 0, width: 800, height: 545))
    }
  }

  func testAViewControllerCanBeFirstResponder() throws {
    try Stage.onDisplay {
      let controller = AskingController()
      let stage = Stage(controller: controller)
      defer { stage.close() }
      XCTAssertTrue(controller.becomeFirstResponder())
      XCTAssertTrue(controller.isFirstResponder)
      stage.settle()
      XCTAssert(controller.bar.window === stage.window)
      XCTAssertTrue(controller.resignFirstResponder())
      XCTAssertNil(controller.bar.window)
    }
  }
}

/// Says no to an end of editing, or to its beginning.
@MainActor
private final class Refuser: UITextFieldDelegate {
  var refusesBeginning = false
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !refusesBeginning }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

/// A controller that is first responder itself, as in a chat, and brings a toolbar.
@MainActor
private final class AskingController: UIViewController {
  let bar = UIToolbar()
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
