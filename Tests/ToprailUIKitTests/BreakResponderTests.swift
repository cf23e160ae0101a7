// SPDX-License-Identifier: MIT

import GTK
import UIKit
import XCTest

@testable import ToprailUIKit

/// Counts the begins and ends of editing, and does something at each end.
@MainActor
private final class Editing: UITextFieldDelegate {
  var begins = 0
  var ends = 0
  var atEnd: @MainActor () -> Void = {}
  var isEditing: Bool { begins == ends + 1 }

  func textFieldDidBeginEditing(_ textField: UITextField) { begins += 1 }
  func textFieldDidEndEditing(_ textField: UITextField) {
    ends += 1
    atEnd()
  }
}

/// A text view whose item's getter ends editing.
@MainActor
private final class Quitter: UITextView {
  var quits = false
  override var inputAssistantItem: UITextInputAssistantItem {
    if quits {
      quits = false
      resignFirstResponder()
    }
    return super.inputAssistantItem
  }
}

/// First responders that change while they change.
final class BreakResponderTests: XCTestCase {
  func testARemovedFieldThatBeginsAgainAtTheEndIsNotFirstResponder() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let editing = Editing()
      field.delegate = editing
      field.becomeFirstResponder()
      editing.atEnd = {
        editing.atEnd = {}
        field.becomeFirstResponder()
      }
      field.removeFromSuperview()
      stage.settle()
      XCTAssertNil(stage.window.firstResponder)
      XCTAssertEqual(editing.begins, editing.ends)
      XCTAssertEqual(stage.barHeight, 0)
    }
  }

  func testAFieldThatBeginsAgainAtTheEndStaysFirstResponder() throws {
    try Stage.run { stage in
      let (first, second) = (stage.add(UITextField()), stage.add(UITextField(), y: 100))
      let editing = (first: Editing(), second: Editing())
      first.delegate = editing.first
      second.delegate = editing.second
      first.becomeFirstResponder()
      editing.first.atEnd = { first.becomeFirstResponder() }
      XCTAssertFalse(second.becomeFirstResponder())
      editing.first.atEnd = {}
      XCTAssertTrue(first.isFirstResponder)
      XCTAssertTrue(editing.first.isEditing)
      XCTAssertEqual(editing.second.begins, 0)
    }
  }

  func testAFieldThatWasMadeFirstAtTheEndOfTheOtherBeginsOnce() throws {
    try Stage.run { stage in
      let (first, second) = (stage.add(UITextField()), stage.add(UITextField(), y: 100))
      let editing = (first: Editing(), second: Editing())
      first.delegate = editing.first
      second.delegate = editing.second
      first.becomeFirstResponder()
      editing.first.atEnd = { second.becomeFirstResponder() }
      XCTAssertTrue(second.becomeFirstResponder())
      XCTAssertEqual(editing.second.begins, 1)
      XCTAssertEqual(editing.second.ends, 0)
    }
  }

  func testAGetterThatResignsLeavesNoBar() throws {
    try Stage.run { stage in
      let view = stage.add(Quitter())
      view.quits = true
      view.becomeFirstResponder()
      stage.settle()
      XCTAssertFalse(view.isFirstResponder)
      XCTAssertEqual(stage.barHeight, 0)
    }
  }

  func testHidingTheFirstResponderMakesNoOtherOneFirst() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let other = stage.add(UITextField(), y: 100)
      field.becomeFirstResponder()
      stage.settle()
      field.isHidden = true
      stage.settle()
      XCTAssertTrue(field.isFirstResponder)
      XCTAssertFalse(other.isFirstResponder)
      stage.typeIntoWindow("x")
      XCTAssertEqual(field.text, "x")
      field.isHidden = false
      stage.settle()
      XCTAssertTrue(field.focusWidget.hasFocusItself)
    }
  }

  func testAHiddenFieldHasItsInputViewAndIsTyped() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.isHidden = true
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
      XCTAssertTrue(field.becomeFirstResponder())
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 200)
      stage.typeIntoWindow("k")
      XCTAssertEqual(field.text, "k")
    }
  }

  func testADisabledFieldStopsBeingFirstResponder() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let other = stage.add(UITextField(), y: 100)
      let editing = Editing()
      field.delegate = editing
      field.becomeFirstResponder()
      field.isEnabled = false
      stage.settle()
      XCTAssertNil(stage.window.firstResponder)
      XCTAssertFalse(other.isFirstResponder)
      XCTAssertEqual(editing.ends, 1)
    }
  }
}
