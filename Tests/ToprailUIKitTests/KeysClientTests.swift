// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit
import XCTest

@testable import ToprailUIKit

@MainActor
private final class Delegate: UITextFieldDelegate, UITextViewDelegate {
  var lines: [String] = []
  var accepts = true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    lines.append("return")
    return accepts
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    lines.append("\(range.location),\(range.length) \(replacementString)")
    return accepts
  }
}

@MainActor
private final class Notepad: UIView, UIKeyInput {
  var typed = ""
  var hasText: Bool { !typed.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { typed += text }
  func deleteBackward() { _ = typed.popLast() }
}

@MainActor
extension InputSession {
  /// Taps the key that shows a label or says it.
  fileprivate func tap(_ labels: String...) {
    for label in labels {
      let key = keyboard.layout.keys(on: keyboard.layer).first {
        let look = keyboard.appearance(of: $0)
        return look.label.lowercased() == label || look.spokenLabel == label
      }
      guard let key else { return XCTFail("There is no key \(label).") }
      press(key, touch: 0, at: Point(x: 0, y: 0), time: 1)
      release(touch: 0, time: 1)
    }
  }

  fileprivate func slide(_ distance: Double) {
    let space = KeyID(.letters, row: 3, column: 2)
    press(space, touch: 0, at: Point(x: 0, y: 0), time: 1)
    move(touch: 0, to: Point(x: distance, y: 0), over: space, time: 1)
    release(touch: 0, time: 1)
  }
}

/// The keys of a window's session type into text fields, text views and whatever takes keys.
final class KeysClientTests: XCTestCase {
  func testKeysTypeIntoAField() throws {
    try Stage.run { stage in
      let (field, delegate) = (stage.add(UITextField()), Delegate())
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      field.delegate = delegate
      field.becomeFirstResponder()
      let session = stage.window.inputHost.session
      session.tap("h", "i", "delete", "o")
      XCTAssertEqual(field.text, "Ho")
      XCTAssertEqual(delegate.lines, ["0,0 H", "1,0 i", "1,1 ", "1,0 o"])
      XCTAssertEqual(changes, 4)
      delegate.accepts = false
      session.tap("x")
      XCTAssertEqual(field.text, "Ho")
    }
  }

  func testReturnAsksTheFieldsDelegateAndRunsItsAction() throws {
    try Stage.run { stage in
      let (field, delegate) = (stage.add(UITextField()), Delegate())
      var exits = 0
      field.delegate = delegate
      field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
      field.becomeFirstResponder()
      delegate.accepts = false
      stage.window.inputHost.session.tap("return")
      XCTAssertEqual(exits, 0)
      delegate.accepts = true
      stage.window.inputHost.session.tap("return")
      XCTAssertEqual(delegate.lines, ["return", "return"])
      XCTAssertEqual(exits, 1)
      XCTAssertFalse(field.isFirstResponder)
    }
  }

  func testReturnStartsALineInATextView() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView())
      view.becomeFirstResponder()
      let session = stage.window.inputHost.session
      session.tap("a", "return", "b")
      XCTAssertEqual(view.text, "A\nB")
      view.enablesReturnKeyAutomatically = true
      view.text = ""
      stage.settle()
      session.tap("return")
      XCTAssertEqual(view.text, "")
    }
  }

  func testASlideMovesTheCaretByWholeCharacters() throws {
    try Stage.run { stage in
      for text in [stage.add(UITextField()), stage.add(UITextView(), y: 100)] as [UIView] {
        guard let input = text as? any UITextInput & UIView else { return XCTFail("no text") }
        input.becomeFirstResponder()
        input.insertText("ae\u{301}👨‍👩‍👧b")
        stage.settle()
        let session = stage.window.inputHost.session
        @MainActor func caret() -> Int? {
          input.selectedTextRange.map {
            input.offset(from: input.beginningOfDocument, to: $0.start)
          }
        }
        session.slide(-25)
        XCTAssertEqual(caret(), 3)
        session.slide(-15)
        XCTAssertEqual(caret(), 1)
        session.slide(35)
        XCTAssertEqual(caret(), 12)
        session.slide(500)
        XCTAssertEqual(caret(), 12)
        session.slide(-500)
        XCTAssertEqual(caret(), 0)
      }
    }
  }

  func testTheCaretLeavesASelectionAtItsEnds() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.text = "one two"
      field.becomeFirstResponder()
      let client = field.engine
      client.editable.selection = 1..<5
      client.moveCaret(0)
      XCTAssertEqual(client.editable.selection, 1..<5)
      client.moveCaret(1)
      XCTAssertEqual(client.editable.selection, 5..<5)
      client.editable.selection = 1..<5
      client.moveCaret(-2)
      XCTAssertEqual(client.editable.selection, 0..<0)
    }
  }

  func testKeysTypeIntoWhateverTakesThem() throws {
    try Stage.run { stage in
      let pad = stage.add(Notepad())
      pad.becomeFirstResponder()
      let session = stage.window.inputHost.session
      session.tap("a", "b", "space", "space", "c", "delete", "d", "return")
      session.slide(-100)
      XCTAssertEqual(pad.typed, "Ab. D\n")
    }
  }
}
