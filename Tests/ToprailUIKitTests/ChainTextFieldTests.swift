// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Writes down what a field asks and tells, and refuses what it is told to refuse.
@MainActor
private final class FieldLog: UITextFieldDelegate {
  var lines: [String] = []
  var refused: (NSRange, String) -> Bool = { _, _ in false }
  var returns = true
  private var notesSelection = false

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    lines.append("should begin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    lines.append("should end")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    lines.append("\(range.location),\(range.length) \u{201C}\(replacementString)\u{201D}")
    return !refused(range, replacementString)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    lines.append("return")
    return returns
  }
}

/// Text fields: delegates and events in order, UTF-16 ranges, whole characters.
final class ChainTextFieldTests: XCTestCase {
  private func run(_ body: @MainActor (Stage, UITextField, FieldLog) throws -> Void) throws {
    try Stage.run { stage in
      let (field, log) = (stage.add(UITextField()), FieldLog())
      field.delegate = log
      for (event, name) in [
        (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
        (.editingDidEnd, "event end"), (.editingDidEndOnExit, "event exit"),
      ] {
        field.addAction(UIAction { _ in log.lines.append(name) }, for: event)
      }
      try body(stage, field, log)
    }
  }

  func testEditingBeginsAndEndsInOrder() throws {
    try run { stage, field, log in
      field.becomeFirstResponder()
      XCTAssertTrue(field.isEditing)
      field.resignFirstResponder()
      XCTAssertFalse(field.isEditing)
      XCTAssertEqual(
        log.lines,
        [
          "should begin", "did begin", "event begin", "should end", "did end", "event end",
        ])
    }
  }

  func testEachTypedCharacterIsAskedForAndTold() throws {
    try run { stage, field, log in
      field.becomeFirstResponder()
      log.lines = []
      stage.type("ab", into: field)
      stage.backspace(in: field)
      XCTAssertEqual(
        log.lines,
        [
          "0,0 “a”", "event changed", "1,0 “b”", "event changed", "1,1 “”", "event changed",
        ])
      XCTAssertEqual(field.text, "a")
    }
  }

  func testARefusedChangeIsNotMade() throws {
    try run { stage, field, log in
      field.becomeFirstResponder()
      stage.type("12", into: field)
      log.lines = []
      log.refused = { _, text in text == "x" || text.isEmpty }
      stage.type("x", into: field)
      stage.backspace(in: field)
      stage.type("3", into: field)
      XCTAssertEqual(field.text, "123")
      XCTAssertEqual(log.lines, ["2,0 “x”", "1,1 “”", "2,0 “3”", "event changed"])
    }
  }

  func testSettingTheTextAsksAndTellsNobody() throws {
    try run { stage, field, log in
      field.becomeFirstResponder()
      log.lines = []
      field.text = "text"
      field.text = nil
      XCTAssertEqual(log.lines, [])
      XCTAssertEqual(field.text, "")
    }
  }

  func testTypingGoesOnAtTheEndOfATextThatWasSet() throws {
    try run { stage, field, _ in
      field.text = "before"
      field.becomeFirstResponder()
      stage.type("!", into: field)
      XCTAssertEqual(field.text, "before!")
      field.text = "again"
      stage.type("!", into: field)
      XCTAssertEqual(field.text, "again!")
    }
  }

  func testInsertTextTellsButDoesNotAsk() throws {
    try run { stage, field, log in
      field.becomeFirstResponder()
      log.lines = []
      field.insertText("x")
      field.deleteBackward()
      field.deleteBackward()
      XCTAssertEqual(log.lines, ["event changed", "event changed"])
      XCTAssertFalse(field.hasText)
    }
  }

  func testDeleteBackwardTakesWholeCharacters() throws {
    try run { _, field, _ in
      field.text = ""
      for cluster in ["👩‍👩‍👧‍👦", "🇩🇪", "é", "👍🏽"] { field.insertText(cluster) }
      XCTAssertEqual(field.text?.count, 4)
      for left in [3, 2, 1, 0] {
        field.deleteBackward()
        XCTAssertEqual(field.text?.count, left)
      }
      XCTAssertFalse(field.hasText)
    }
  }

  func testRangesCountUTF16Units() throws {
    try run { stage, field, log in
      field.text = "a👍🏽b"
      field.becomeFirstResponder()
      log.lines = []
      stage.type("c", into: field)
      XCTAssertEqual(log.lines.first, "6,0 “c”")
      let start = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 1))
      let end = try XCTUnwrap(field.position(from: start, offset: 4))
      field.selectedTextRange = field.textRange(from: start, to: end)
      XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "👍🏽")
      field.insertText("-")
      XCTAssertEqual(field.text, "a-bc")
    }
  }

  func testTheReturnKeyAsksAndSendsTheExitEvent() throws {
    try run { stage, field, log in
      field.becomeFirstResponder()
      log.lines = []
      log.returns = false
      stage.pressReturn(in: field)
      XCTAssertEqual(log.lines, ["return"])
      XCTAssertTrue(field.isEditing)
      log.returns = true
      log.lines = []
      stage.pressReturn(in: field)
      XCTAssertEqual(log.lines, ["return", "event exit", "should end", "did end", "event end"])
      XCTAssertFalse(field.isEditing)
    }
  }

  func testAReturnKeyThatNeedsTextDoesNothingInAnEmptyField() throws {
    try run { stage, field, log in
      field.enablesReturnKeyAutomatically = true
      field.becomeFirstResponder()
      log.lines = []
      stage.pressReturn(in: field)
      XCTAssertEqual(log.lines, [])
      stage.type("x", into: field)
      log.lines = []
      stage.pressReturn(in: field)
      XCTAssertEqual(log.lines.first, "return")
    }
  }

  func testAFieldCanClearItselfAsEditingBegins() throws {
    try run { _, field, _ in
      field.text = "old"
      field.clearsOnBeginEditing = true
      XCTAssertEqual(field.text, "old")
      field.becomeFirstResponder()
      XCTAssertEqual(field.text, "")
    }
  }

  func testADisabledFieldCannotBeEdited() throws {
    try run { _, field, _ in
      field.isEnabled = false
      XCTAssertFalse(field.becomeFirstResponder())
      field.isEnabled = true
      XCTAssertTrue(field.becomeFirstResponder())
    }
  }

  func testADelegateMayChangeTheTextAsItIsAsked() throws {
    try run { stage, field, log in
      field.becomeFirstResponder()
      log.refused = { [weak field] range, text in
        field?.text = (field?.text ?? "") + text.uppercased()
        return true
      }
      stage.type("ab", into: field)
      XCTAssertEqual(field.text, "AB")
    }
  }

  func testTypingGoesOnBehindWhatADelegateMadeOfAKey() throws {
    try run { stage, field, log in
      field.becomeFirstResponder()
      log.refused = { [weak field] _, text in
        field?.text = (field?.text ?? "") + text + "-"
        return true
      }
      stage.type("1", into: field)
      XCTAssertEqual(
        field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) },
        2)
      log.refused = { _, _ in false }
      stage.type("2", into: field)
      XCTAssertEqual(field.text, "1-2")
    }
  }

  func testADelegateMayResignAsTheReturnKeyIsPressed() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let delegate = ResigningDelegate()
      field.delegate = delegate
      field.becomeFirstResponder()
      stage.pressReturn(in: field)
      XCTAssertFalse(field.isFirstResponder)
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 0)
    }
  }

  func testTheSelectionIsTold() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let delegate = SelectionDelegate()
      field.delegate = delegate
      field.text = "one two"
      field.becomeFirstResponder()
      delegate.selections = 0
      field.selectAll(nil)
      XCTAssertGreaterThan(delegate.selections, 0)
      XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "one two")
    }
  }
}

@MainActor
private final class ResigningDelegate: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

@MainActor
private final class SelectionDelegate: UITextFieldDelegate {
  var selections = 0
  func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
}
