// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Writes down what a text view asks and tells.
@MainActor
private final class ViewLog: UITextViewDelegate {
  var lines: [String] = []
  var selections = 0
  var refused: (String) -> Bool = { _ in false }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    lines.append("should begin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    lines.append("should end")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    lines.append("\(range.location),\(range.length) \u{201C}\(text)\u{201D}")
    return !refused(text)
  }
  func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
}

/// Text views: delegates in order, the selection in UTF-16 units, whole characters.
final class ChainTextViewTests: XCTestCase {
  private func run(_ body: @MainActor (Stage, UITextView, ViewLog) throws -> Void) throws {
    try Stage.run { stage in
      let (view, log) = (stage.add(UITextView(), height: 200), ViewLog())
      view.delegate = log
      try body(stage, view, log)
    }
  }

  func testEditingBeginsChangesAndEndsInOrder() throws {
    try run { stage, view, log in
      view.becomeFirstResponder()
      stage.type("ab", into: view)
      stage.backspace(in: view)
      view.resignFirstResponder()
      XCTAssertEqual(
        log.lines,
        [
          "should begin", "did begin", "0,0 “a”", "changed", "1,0 “b”", "changed", "1,1 “”",
          "changed", "should end", "did end",
        ])
      XCTAssertEqual(view.text, "a")
    }
  }

  func testARefusedChangeIsNotMade() throws {
    try run { stage, view, log in
      view.becomeFirstResponder()
      log.refused = { $0 == "\n" || $0.isEmpty }
      stage.type("a\nb", into: view)
      stage.backspace(in: view)
      XCTAssertEqual(view.text, "ab")
    }
  }

  func testTypingOverASelectionAsksForRemovalAndText() throws {
    try run { stage, view, log in
      view.text = "one two"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 3)
      log.lines = []
      stage.type("x", into: view)
      XCTAssertEqual(view.text, "one x")
      XCTAssertEqual(log.lines, ["4,3 “”", "changed", "4,0 “x”", "changed"])
    }
  }

  func testTheSelectionCountsUTF16Units() throws {
    try run { stage, view, log in
      view.text = "a😀b"
      view.selectedRange = NSRange(location: 1, length: 2)
      XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 2))
      XCTAssertEqual(view.selectedTextRange.flatMap { view.text(in: $0) }, "😀")
      view.insertText("é")
      XCTAssertEqual(view.text, "aéb")
      XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
    }
  }

  func testASelectionOutsideTheTextOrWithinACharacterIsMovedIntoIt() throws {
    try run { _, view, _ in
      view.text = "😀"
      view.selectedRange = NSRange(location: 7, length: 9)
      XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
      view.selectedRange = NSRange(location: 1, length: Int.max)
      XCTAssertEqual(view.selectedRange.location % 2, 0)
      XCTAssertLessThanOrEqual(view.selectedRange.upperBound, 2)
      view.selectedRange = NSRange(location: NSNotFound, length: 0)
      XCTAssertLessThanOrEqual(view.selectedRange.upperBound, 2)
    }
  }

  func testSettingTheTextPutsTheCaretAtItsEnd() throws {
    try run { stage, view, log in
      view.becomeFirstResponder()
      log.lines = []
      view.text = "text"
      XCTAssertEqual(log.lines, [])
      XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
      stage.type("!", into: view)
      XCTAssertEqual(view.text, "text!")
    }
  }

  func testDeleteBackwardTakesWholeCharactersOrTheSelection() throws {
    try run { _, view, log in
      view.text = "x👩‍👩‍👧‍👦🇩🇪"
      view.deleteBackward()
      XCTAssertEqual(view.text, "x👩‍👩‍👧‍👦")
      view.deleteBackward()
      XCTAssertEqual(view.text, "x")
      view.text = "one two"
      view.selectedRange = NSRange(location: 0, length: 4)
      log.lines = []
      view.deleteBackward()
      XCTAssertEqual(view.text, "two")
      XCTAssertEqual(log.lines, ["changed"])
    }
  }

  func testTheSelectionIsTold() throws {
    try run { _, view, log in
      view.text = "one two"
      log.selections = 0
      view.selectedRange = NSRange(location: 0, length: 3)
      XCTAssertGreaterThan(log.selections, 0)
    }
  }

  func testAViewThatIsNotEditableIsNotEdited() throws {
    try run { stage, view, log in
      view.text = "fixed"
      view.isEditable = false
      XCTAssertTrue(view.becomeFirstResponder())
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 0)
      stage.type("x", into: view)
      XCTAssertEqual(view.text, "fixed")
      view.isEditable = true
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 55)
    }
  }

  func testAReturnKeyThatNeedsTextDoesNothingInAnEmptyView() throws {
    try run { stage, view, _ in
      view.enablesReturnKeyAutomatically = true
      view.becomeFirstResponder()
      stage.type("\n", into: view)
      XCTAssertEqual(view.text, "")
      stage.type("a\n", into: view)
      XCTAssertEqual(view.text, "a\n")
    }
  }

  func testSelectAndDeleteAreEditActions() throws {
    try run { stage, view, _ in
      view.text = "one two three"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 5, length: 0)
      view.select(nil)
      XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 3))
      view.delete(nil)
      XCTAssertEqual(view.text, "one  three")
      view.selectAll(nil)
      XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 10))
    }
  }

  func testALongTextScrollsToWhatIsAskedFor() throws {
    try run { stage, view, _ in
      view.text = Array(repeating: "line", count: 500).joined(separator: "\n")
      stage.settle()
      view.scrollRangeToVisible(NSRange(location: 2400, length: 4))
      stage.pump("the scrolling") { stage.scrollOffset(of: view) > 1000 }
      view.scrollRangeToVisible(NSRange(location: 0, length: 0))
      stage.pump("the way back") { stage.scrollOffset(of: view) < 10 }
    }
  }
}
