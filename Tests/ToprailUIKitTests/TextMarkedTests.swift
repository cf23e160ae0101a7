// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

private let end = NSRange(location: 99, length: 0)

/// Text that isn't settled yet, in both text widgets.
final class TextMarkedTests: XCTestCase {
  /// Runs the body with each kind of text input, first responder, holding "one two" with "two"
  /// selected.
  private func onEachInput(_ body: @MainActor (Stage, any UIView & UITextInput) -> Void) throws {
    try Stage.run { stage in
      for kind in TextInputKind.allCases {
        let input = stage.addTextInput(kind)
        input.becomeFirstResponder()
        input.show("one two")
        input.selectedTextRange = input.range(4, 7)
        body(stage, input)
        input.removeFromSuperview()
      }
    }
  }

  func testMarkedTextReplacesTheSelectionAndThenItself() throws {
    try onEachInput { _, input in
      XCTAssertNil(input.markedTextRange)
      input.setMarkedText("ni", selectedRange: end)
      XCTAssertEqual(input.shown, "one ni")
      XCTAssertEqual(input.offsets(input.markedTextRange), 4..<6)
      XCTAssertEqual(input.offsets(input.selectedTextRange), 6..<6)
      input.setMarkedText("n\u{1F600}h", selectedRange: NSRange(location: 1, length: 2))
      XCTAssertEqual(input.shown, "one n\u{1F600}h")
      XCTAssertEqual(input.offsets(input.markedTextRange), 4..<8)
      XCTAssertEqual(input.offsets(input.selectedTextRange), 5..<7)
      input.unmarkText()
      XCTAssertEqual(input.shown, "one n\u{1F600}h")
      XCTAssertNil(input.markedTextRange)
    }
  }

  func testWhatIsInsertedOrTypedTakesThePlaceOfMarkedText() throws {
    try onEachInput { stage, input in
      input.setMarkedText("ni", selectedRange: end)
      input.insertText("you")
      XCTAssertEqual(input.shown, "one you")
      XCTAssertNil(input.markedTextRange)
      input.setMarkedText("ni", selectedRange: NSRange(location: 0, length: 1))
      XCTAssertEqual(input.shown, "one youni")
      stage.type("x", into: input)
      XCTAssertEqual(input.shown, "one youx")
      XCTAssertNil(input.markedTextRange)
      XCTAssertEqual(input.offsets(input.selectedTextRange), 8..<8)
    }
  }

  func testBackspaceShortensMarkedText() throws {
    try onEachInput { stage, input in
      input.setMarkedText("ni", selectedRange: end)
      stage.backspace(in: input)
      XCTAssertEqual(input.shown, "one n")
      XCTAssertEqual(input.offsets(input.markedTextRange), 4..<5)
      input.deleteBackward()
      XCTAssertEqual(input.shown, "one ")
      XCTAssertNil(input.markedTextRange)
      input.undoManager?.undo()
      XCTAssertEqual(input.shown, "one two")
    }
  }

  func testAllUntilItIsSettledIsOneChange() throws {
    try onEachInput { _, input in
      for text in ["n", "ni", "n\u{1F600}"] { input.setMarkedText(text, selectedRange: end) }
      XCTAssertEqual(input.undoManager?.canUndo, true)
      input.insertText("you")
      input.undoManager?.undo()
      XCTAssertEqual(input.shown, "one two")
      XCTAssertEqual(input.undoManager?.canUndo, false)
      input.undoManager?.redo()
      XCTAssertEqual(input.shown, "one you")
    }
  }

  func testUndoSettlesMarkedTextAndTakesItBack() throws {
    try onEachInput { _, input in
      input.setMarkedText("ni", selectedRange: end)
      input.undoManager?.undo()
      XCTAssertEqual(input.shown, "one two")
      XCTAssertNil(input.markedTextRange)
      input.undoManager?.redo()
      XCTAssertEqual(input.shown, "one ni")
    }
  }

  func testNoTextTakesMarkedTextAway() throws {
    try onEachInput { _, input in
      input.selectedTextRange = input.range(7, 7)
      input.setMarkedText(nil, selectedRange: end)
      input.setMarkedText("ni", selectedRange: end)
      input.setMarkedText(nil, selectedRange: end)
      XCTAssertEqual(input.shown, "one two")
      XCTAssertNil(input.markedTextRange)
      XCTAssertEqual(input.undoManager?.canUndo, false)
    }
  }

  func testWhatEndsMarkedText() throws {
    let ends: [(String, @MainActor (any UIView & UITextInput) -> Void)] = [
      ("resigning", { $0.resignFirstResponder() }),
      ("the caret elsewhere", { $0.selectedTextRange = $0.range(0, 0) }),
      ("another change", { input in input.range(0, 3).map { input.replace($0, withText: "1") } }),
      ("another text", { $0.show("none") }),
    ]
    try onEachInput { _, input in
      for (what, body) in ends {
        input.becomeFirstResponder()
        input.show("one two")
        input.selectedTextRange = input.range(4, 7)
        input.setMarkedText("ni", selectedRange: end)
        body(input)
        XCTAssertNil(input.markedTextRange, what)
      }
      XCTAssertEqual(input.shown, "none")
    }
  }

  func testTheCaretMayMoveWithinMarkedText() throws {
    try onEachInput { _, input in
      input.setMarkedText("nihao", selectedRange: end)
      input.selectedTextRange = input.range(5, 6)
      XCTAssertEqual(input.offsets(input.markedTextRange), 4..<9)
    }
  }

  func testSelectionsOutsideMarkedTextAreCutToIt() throws {
    try onEachInput { _, input in
      for range in [
        NSRange(location: -4, length: 3), NSRange(location: 1, length: Int.max),
        NSRange(location: Int.max, length: Int.max), NSRange(location: NSNotFound, length: 0),
      ] {
        input.setMarkedText("nihao", selectedRange: range)
        let selected = input.offsets(input.selectedTextRange) ?? 0..<0
        XCTAssert(4 <= selected.lowerBound && selected.upperBound <= 9, "\(range) \(selected)")
      }
    }
  }
}
