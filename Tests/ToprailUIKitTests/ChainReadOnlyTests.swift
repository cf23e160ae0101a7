// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Writes down who is told of editing.
@MainActor
private final class EditingLog: UITextViewDelegate {
  var lines: [String] = []

  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    lines.append("should end")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
}

/// Text that shows and can be selected, and that nothing changes.
final class ChainReadOnlyTests: XCTestCase {
  private func run(_ body: @MainActor (Stage, UITextView) throws -> Void) throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 200)
      view.becomeFirstResponder()
      stage.type("abcdef", into: view)
      view.isEditable = false
      view.selectedRange = NSRange(location: 0, length: 3)
      try body(stage, view)
    }
  }

  @MainActor private static func send(_ action: Selector) -> Bool {
    UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)
  }

  func testNoEditActionChangesIt() throws {
    try run { stage, view in
      UITextView.fillClipboard(stage)
      view.selectedRange = NSRange(location: 0, length: 3)
      for action in [
        #Selector(UIResponder.cut(_:)), #Selector(UIResponder.paste(_:)),
        #Selector(UIResponder.delete(_:)),
      ] {
        XCTAssertFalse(view.canPerformAction(action, withSender: nil), "\(action)")
        XCTAssertFalse(Self.send(action), "\(action)")
      }
      view.delete(nil)
      view.cut(nil)
      stage.settle()
      XCTAssertEqual(view.text, "abcdef")
      XCTAssertTrue(view.canPerformAction(#Selector(UIResponder.copy(_:)), withSender: nil))
    }
  }

  func testTheUndoKeysDoNotChangeIt() throws {
    try run { stage, view in
      stage.pressUndoKey(in: view)
      XCTAssertEqual(view.text, "abcdef")
      view.isEditable = true
      stage.pressUndoKey(in: view)
      XCTAssertEqual(view.text, "")
      view.isEditable = false
      stage.pressRedoKey(in: view)
      XCTAssertEqual(view.text, "")
    }
  }

  func testItTellsNoEndOfAnEditingThatDidNotBegin() throws {
    try Stage.run { stage in
      let (view, log) = (stage.add(UITextView()), EditingLog())
      view.delegate = log
      view.isEditable = false
      view.becomeFirstResponder()
      view.resignFirstResponder()
      XCTAssertEqual(log.lines, [])
      view.isEditable = true
      view.becomeFirstResponder()
      view.isEditable = false
      view.resignFirstResponder()
      XCTAssertEqual(log.lines, ["did begin", "should end", "did end"])
    }
  }
}

extension UITextView {
  /// Puts a word on the clipboard.
  @MainActor fileprivate static func fillClipboard(_ stage: Stage) {
    let other = stage.add(UITextView(), y: 300)
    other.text = "word"
    other.selectAll(nil)
    other.copy(nil)
    other.removeFromSuperview()
    stage.settle()
  }
}
