// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Writes a text of its own whenever it is asked, and answers as told.
@MainActor
private final class Rewriter: UITextFieldDelegate, UITextViewDelegate {
  let text: String
  let answer: Bool

  init(_ text: String, answer: Bool) {
    self.text = text
    self.answer = answer
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    textField.text = text
    return answer
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText: String
  ) -> Bool {
    textView.text = text
    return answer
  }
}

@MainActor
private final class Count {
  var value = 0
}

/// Texts that C can't hold, delegates that write while they are asked, undo within undo.
final class BreakTextTests: XCTestCase {
  func testNULBecomesAReplacementCharacter() throws {
    try Stage.run { stage in
      for kind in TextInputKind.allCases {
        let view = stage.addTextInput(kind)
        view.insertText("a\0b")
        XCTAssertEqual(stage.text(of: view), "a\u{FFFD}b", "\(kind)")
        stage.setText("\0", of: view)
        XCTAssertEqual(stage.text(of: view), "\u{FFFD}", "\(kind)")
      }
    }
  }

  func testTheCaretStaysAfterATextThatARefusingDelegateWrote() throws {
    try Stage.run { stage in
      for kind in TextInputKind.allCases {
        let view = stage.addTextInput(kind)
        let delegate = Rewriter("(12", answer: false)
        stage.setDelegate(delegate, of: view)
        view.becomeFirstResponder()
        stage.type("1", into: view)
        XCTAssertEqual(stage.text(of: view), "(12", "\(kind)")
        XCTAssertEqual(
          view.offset(
            from: view.beginningOfDocument, to: try XCTUnwrap(view.selectedTextRange).end),
          3, "\(kind)")
      }
    }
  }

  func testAnAllowedChangeGoesIntoTheTextThatTheDelegateWrote() throws {
    try Stage.run { stage in
      for kind in TextInputKind.allCases {
        let view = stage.addTextInput(kind)
        stage.setText("a long text", of: view)
        let delegate = Rewriter("S", answer: true)
        stage.setDelegate(delegate, of: view)
        view.becomeFirstResponder()
        view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
        stage.type("x", into: view)
        XCTAssertEqual(stage.text(of: view), "Sx", "\(kind)")
        stage.backspace(in: view)
        XCTAssertEqual(stage.text(of: view), "S", "\(kind)")
      }
    }
  }

  func testAnUndoWithinAnUndoIsNone() throws {
    try Stage.onDisplay {
      let (manager, count) = (UndoManager(), Count())
      manager.registerUndo(withTarget: count) { $0.value += 1 }
      manager.registerUndo(withTarget: count) { count in
        manager.undo()
        manager.registerUndo(withTarget: count) { $0.value += 10 }
      }
      manager.undo()
      XCTAssertEqual(count.value, 0)
      manager.redo()
      XCTAssertEqual(count.value, 10)
    }
  }
}

extension Stage {
  fileprivate func setText(_ text: String, of view: UIView) {
    (view as? UITextField)?.text = text
    (view as? UITextView)?.text = text
  }

  fileprivate func setDelegate(
    _ delegate: any UITextFieldDelegate & UITextViewDelegate, of view: UIView
  ) {
    (view as? UITextField)?.delegate = delegate
    (view as? UITextView)?.delegate = delegate
  }
}
