// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// A value with an undoable setter.
@MainActor
private final class Model {
  private(set) var value = 0

  func set(_ new: Int, _ manager: UndoManager) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old, manager) }
    value = new
  }
}

/// Undo and redo, by itself and over the text widgets.
final class ChainUndoTests: XCTestCase {
  func testRegisteredChangesAreTakenBackAndMadeAgain() throws {
    try Stage.onDisplay {
      let (manager, model) = (UndoManager(), Model())
      XCTAssertFalse(manager.canUndo)
      model.set(1, manager)
      model.set(2, manager)
      manager.undo()
      XCTAssertEqual(model.value, 1)
      XCTAssertTrue(manager.canRedo)
      manager.undo()
      XCTAssertEqual(model.value, 0)
      XCTAssertFalse(manager.canUndo)
      manager.redo()
      manager.redo()
      XCTAssertEqual(model.value, 2)
      XCTAssertFalse(manager.canRedo)
      manager.undo()
      XCTAssertEqual(model.value, 1)
    }
  }

  func testANewChangeForgetsWhatWasTakenBack() throws {
    try Stage.onDisplay {
      let (manager, model) = (UndoManager(), Model())
      model.set(1, manager)
      manager.undo()
      model.set(5, manager)
      XCTAssertFalse(manager.canRedo)
      manager.redo()
      XCTAssertEqual(model.value, 5)
    }
  }

  func testNamesGoWithTheirChanges() throws {
    try Stage.onDisplay {
      let (manager, model) = (UndoManager(), Model())
      model.set(1, manager)
      manager.setActionName("Set")
      XCTAssertEqual(manager.undoActionName, "Set")
      manager.undo()
      XCTAssertEqual(manager.undoActionName, "")
      XCTAssertEqual(manager.redoActionName, "Set")
      manager.redo()
      XCTAssertEqual(manager.undoActionName, "Set")
    }
  }

  func testTargetsAreNotKeptAlive() throws {
    try Stage.onDisplay {
      let manager = UndoManager()
      weak var gone: Model?
      do {
        let model = Model()
        gone = model
        model.set(1, manager)
      }
      XCTAssertNil(gone)
      manager.undo()
      manager.removeAllActions()
      XCTAssertFalse(manager.canUndo)
    }
  }

  func testTypingIsTakenBackAndMadeAgain() throws {
    for kind in TextInputKind.allCases {
      try Stage.run { stage in
        let view = stage.addTextInput(kind)
        view.becomeFirstResponder()
        let manager = try XCTUnwrap(view.undoManager)
        XCTAssertFalse(manager.canUndo)
        stage.type("word", into: view)
        XCTAssertTrue(manager.canUndo)
        while manager.canUndo { manager.undo() }
        XCTAssertEqual(stage.text(of: view), "")
        XCTAssertTrue(manager.canRedo)
        while manager.canRedo { manager.redo() }
        XCTAssertEqual(stage.text(of: view), "word")
      }
    }
  }

  func testRegisteredStepsLieAmongTheEdits() throws {
    for kind in TextInputKind.allCases {
      try Stage.run { stage in
        let view = stage.addTextInput(kind)
        view.becomeFirstResponder()
        let (manager, model) = (try XCTUnwrap(view.undoManager), Model())
        stage.type("a", into: view)
        model.set(1, manager)
        stage.type("b", into: view)
        manager.undo()
        XCTAssertEqual(stage.text(of: view), "a")
        XCTAssertEqual(model.value, 1)
        manager.undo()
        XCTAssertEqual(model.value, 0)
        XCTAssertEqual(stage.text(of: view), "a")
        manager.undo()
        XCTAssertEqual(stage.text(of: view), "")
        XCTAssertFalse(manager.canUndo)
        manager.redo()
        XCTAssertEqual(stage.text(of: view), "a")
        XCTAssertEqual(model.value, 0)
        manager.redo()
        XCTAssertEqual(model.value, 1)
        XCTAssertEqual(stage.text(of: view), "a")
        manager.redo()
        XCTAssertEqual(stage.text(of: view), "ab")
        XCTAssertFalse(manager.canRedo)
      }
    }
  }

  func testATypedLetterForgetsTheRegisteredStepsThatWereTakenBack() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView())
      view.becomeFirstResponder()
      let (manager, model) = (try XCTUnwrap(view.undoManager), Model())
      model.set(1, manager)
      manager.undo()
      XCTAssertTrue(manager.canRedo)
      stage.type("a", into: view)
      XCTAssertFalse(manager.canRedo)
    }
  }

  func testTheManagerIsFoundUpTheChain() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let inner = UIView()
      field.addSubview(inner)
      XCTAssert(inner.undoManager === field.undoManager)
      XCTAssertNotNil(field.undoManager)
    }
  }

  func testSettingTheTextForgetsTheHistory() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.type("a", into: field)
      field.text = "set"
      XCTAssertEqual(field.undoManager?.canUndo, false)
    }
  }

  func testWordsAndBackspacesAreTakenBackOneByOne() throws {
    for kind in TextInputKind.allCases {
      try Stage.run { stage in
        let view = stage.addTextInput(kind)
        view.becomeFirstResponder()
        let manager = try XCTUnwrap(view.undoManager)
        stage.type("one two", into: view)
        for _ in 0..<3 { stage.backspace(in: view) }
        var texts: [String?] = []
        while manager.canUndo {
          manager.undo()
          texts.append(stage.text(of: view))
        }
        XCTAssertEqual(texts, ["one two", "one ", ""])
        texts = []
        while manager.canRedo {
          manager.redo()
          texts.append(stage.text(of: view))
        }
        XCTAssertEqual(texts, ["one ", "one two", "one "])
      }
    }
  }

  func testTextTypedOverASelectionIsTakenBackWithIt() throws {
    for kind in TextInputKind.allCases {
      try Stage.run { stage in
        let view = stage.addTextInput(kind)
        view.becomeFirstResponder()
        let manager = try XCTUnwrap(view.undoManager)
        stage.type("one", into: view)
        view.selectAll(nil)
        stage.type("\u{1F600}", into: view)
        XCTAssertEqual(stage.text(of: view), "\u{1F600}")
        manager.undo()
        XCTAssertEqual(stage.text(of: view), "one")
        manager.redo()
        XCTAssertEqual(stage.text(of: view), "\u{1F600}")
        manager.undo()
        manager.undo()
        XCTAssertEqual(stage.text(of: view), "")
      }
    }
  }

  func testUndoTellsWhoListensAndAsksNobody() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.type("one", into: field)
      let refuser = RefusingDelegate()
      field.delegate = refuser
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      field.undoManager?.undo()
      XCTAssertEqual(field.text, "")
      XCTAssertEqual(changes, 1)
      XCTAssertEqual(refuser.questions, 0)
    }
  }

  func testASecretIsNotRemembered() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.type("a", into: field)
      field.isSecureTextEntry = true
      stage.type("b", into: field)
      XCTAssertEqual(field.undoManager?.canUndo, false)
      field.isSecureTextEntry = false
      XCTAssertEqual(field.undoManager?.canUndo, false)
      field.undoManager?.undo()
      XCTAssertEqual(field.text, "ab")
    }
  }

  func testARegisteredStepEnablesTheBarsButton() throws {
    try Stage.run { stage in
      let (view, model) = (stage.add(UITextView()), Model())
      view.becomeFirstResponder()
      stage.settle()
      XCTAssertFalse(try stage.button("Undo").isEnabled)
      model.set(1, try XCTUnwrap(view.undoManager))
      stage.pump("the button") { (try? stage.button("Undo").isEnabled) == true }
      try stage.press("Undo")
      XCTAssertEqual(model.value, 0)
      stage.pump("the other button") { (try? stage.button("Redo").isEnabled) == true }
    }
  }
}

/// Refuses every change, and counts how often it was asked.
@MainActor
private final class RefusingDelegate: UITextFieldDelegate {
  var questions = 0
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    questions += 1
    return false
  }
}
