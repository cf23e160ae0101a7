// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Passes its accessory view and its keys down to what is in it.
@MainActor
private final class ProvidingView: UIView {
  var accessory: UIView?
  var keys: UIView?
  override var inputAccessoryView: UIView? { accessory }
  override var inputView: UIView? { keys }
}

@MainActor
private func view(height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
}

/// Accessory views and custom keys.
final class ChainInputViewTests: XCTestCase {
  func testACustomInputViewHidesTheBarButNotTheAccessory() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let (accessory, keys) = (view(height: 30), view(height: 200))
      field.inputAccessoryView = accessory
      field.inputView = keys
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, [])
      XCTAssertEqual(stage.dockHeight, 230)
      XCTAssertEqual(
        accessory.convert(accessory.bounds, to: nil),
        CGRect(x: 0, y: 370, width: 800, height: 30))
      XCTAssertEqual(
        keys.convert(keys.bounds, to: nil), CGRect(x: 0, y: 400, width: 800, height: 200))
    }
  }

  func testASystemKeyboardIsToldOfAFieldsTraitsFromTheStart() throws {
    for kind in TextInputKind.allCases {
      try Stage.run { stage in
        let input = stage.addTextInput(kind)
        XCTAssertTrue(stage.asksForSentences(input))
        (input as? UITextField)?.autocapitalizationType = .none
        (input as? UITextView)?.autocapitalizationType = .none
        XCTAssertFalse(stage.asksForSentences(input))
      }
    }
  }

  func testAFieldWithKeysOfTheAppsAsksTheSystemsToStayAway() throws {
    for kind in TextInputKind.allCases {
      try Stage.run { stage in
        let input = stage.addTextInput(kind)
        input.becomeFirstResponder()
        XCTAssertFalse(stage.inhibitsSystemKeyboard(input))
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        (input as? UITextField)?.inputView = keys
        (input as? UITextView)?.inputView = keys
        XCTAssertFalse(stage.inhibitsSystemKeyboard(input))
        input.reloadInputViews()
        XCTAssertTrue(stage.inhibitsSystemKeyboard(input))
        (input as? UITextField)?.keyboardType = .emailAddress
        (input as? UITextView)?.keyboardType = .emailAddress
        XCTAssertTrue(stage.inhibitsSystemKeyboard(input))
        (input as? UITextField)?.inputView = nil
        (input as? UITextView)?.inputView = nil
        input.reloadInputViews()
        XCTAssertFalse(stage.inhibitsSystemKeyboard(input))
      }
    }
  }

  func testTakingTheInputViewAwayBringsTheBarBack() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.inputView = view(height: 200)
      field.becomeFirstResponder()
      stage.settle()
      field.inputView = nil
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 200, "a change needs reloadInputViews()")
      field.reloadInputViews()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Undo", "Redo", "Paste"])
      XCTAssertEqual(stage.dockHeight, 55)
    }
  }

  func testAnAccessoryViewSetBeforeShowsWithTheBar() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let accessory = view(height: 30)
      field.inputAccessoryView = accessory
      XCTAssertNil(accessory.window)
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 85)
      XCTAssertEqual(accessory.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 515))
    }
  }

  func testAnAccessoryViewSetWhileEditedShowsAfterAReload() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      let accessory = view(height: 30)
      field.inputAccessoryView = accessory
      stage.settle()
      XCTAssertNil(accessory.window)
      field.reloadInputViews()
      stage.settle()
      XCTAssert(accessory.window === stage.window)
      XCTAssertEqual(stage.dockHeight, 85)
      field.inputAccessoryView = nil
      field.reloadInputViews()
      stage.settle()
      XCTAssertNil(accessory.window)
      XCTAssertEqual(stage.dockHeight, 55)
    }
  }

  func testInputViewsComeFromTheNearestInTheChain() throws {
    try Stage.run { stage in
      let (outer, inner) = (stage.add(ProvidingView()), ProvidingView())
      let field = UITextField()
      outer.addSubview(inner)
      inner.addSubview(field)
      outer.accessory = view(height: 30)
      outer.keys = view(height: 100)
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 130)
      inner.accessory = view(height: 40)
      field.reloadInputViews()
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 140)
      XCTAssertNil(outer.accessory?.window)
    }
  }

  func testAReloadByAnotherThanTheFirstResponderDoesNothing() throws {
    try Stage.run { stage in
      let (field, other) = (stage.add(UITextField()), stage.add(UITextField(), y: 80))
      field.becomeFirstResponder()
      stage.settle()
      field.inputAccessoryView = view(height: 30)
      other.reloadInputViews()
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 55)
    }
  }

  func testAnAccessoryViewSharedByTwoFieldsStaysWhereItIs() throws {
    try Stage.run { stage in
      let (field, other) = (stage.add(UITextField()), stage.add(UITextField(), y: 80))
      let accessory = Moving(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      field.inputAccessoryView = accessory
      other.inputAccessoryView = accessory
      field.becomeFirstResponder()
      stage.settle()
      accessory.moves = 0
      other.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(accessory.moves, 0)
      XCTAssertEqual(stage.dockHeight, 85)
    }
  }

  func testTheToolbarsHeightIsItsOwnOrFortyFour() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let toolbar = UIToolbar()
      field.inputAccessoryView = toolbar
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(toolbar.frame.size, CGSize(width: 800, height: 44))
      field.resignFirstResponder()
      toolbar.frame.size.height = 60
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(toolbar.frame.height, 60)
    }
  }

  func testAFieldInTheAccessoryViewKeepsItWhileEdited() throws {
    try Stage.run { stage in
      let outside = stage.add(UITextField())
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      let inside = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      accessory.addSubview(inside)
      outside.inputAccessoryView = accessory
      outside.becomeFirstResponder()
      stage.settle()
      XCTAssertTrue(inside.becomeFirstResponder())
      stage.settle()
      XCTAssert(accessory.window === stage.window)
      XCTAssertTrue(inside.isFirstResponder)
      inside.resignFirstResponder()
      XCTAssertNil(accessory.window)
    }
  }
}

/// Counts how often it comes into a window or leaves one.
@MainActor
private final class Moving: UIView {
  var moves = 0
  override func didMoveToWindow() { moves += 1 }
}
