// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit
import XCTest

/// Completes every word that is begun with "ing", and notes what it was asked.
@MainActor
private final class Ender: SuggestionProvider {
  var asked: [String] = []

  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    asked.append(context.before)
    suggestions.removeAll()
    guard context.isComposingWord else { return }
    suggestions.append(
      Suggestion(text: context.wordBeforeCaret + "ing", kind: .completion))
  }
}

/// The system's own part of the bar: editing buttons and suggestions.
final class ChainSystemGroupTests: XCTestCase {
  private nonisolated func run(
    _ body: @MainActor (Stage, any UIView & UITextInput, (NSRange) -> Void) throws -> Void
  ) throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 200)
      view.becomeFirstResponder()
      stage.settle()
      try body(stage, view) { view.selectedRange = $0 }
    }
  }

  func testUndoAndRedoTakeTypingBackAndAgain() throws {
    try run { stage, view, _ in
      XCTAssertFalse(try stage.button("Undo").isEnabled)
      XCTAssertFalse(try stage.button("Redo").isEnabled)
      stage.type("word", into: view)
      stage.settle()
      XCTAssertTrue(try stage.button("Undo").isEnabled)
      try stage.press("Undo")
      XCTAssertFalse(view.hasText)
      XCTAssertFalse(try stage.button("Undo").isEnabled)
      try stage.press("Redo")
      XCTAssertTrue(view.hasText)
    }
  }

  func testWhileTextIsSelectedCutAndCopyStandInForUndoAndRedo() throws {
    try run { stage, view, select in
      stage.type("one two", into: view)
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Undo", "Redo", "Paste"])
      select(NSRange(location: 0, length: 3))
      stage.pump("cut and copy") { stage.shortcuts == ["Cut", "Copy", "Paste"] }
      select(NSRange(location: 3, length: 0))
      stage.pump("undo and redo") { stage.shortcuts == ["Undo", "Redo", "Paste"] }
    }
  }

  func testCutCopyAndPasteGoOverTheClipboard() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 200)
      view.becomeFirstResponder()
      stage.type("one two", into: view)
      view.selectedRange = NSRange(location: 0, length: 3)
      stage.pump("cut") { stage.shortcuts.contains("Cut") }
      try stage.press("Copy")
      XCTAssertEqual(view.text, "one two")
      try stage.press("Cut")
      XCTAssertEqual(view.text, " two")
      view.selectedRange = NSRange(location: 4, length: 0)
      stage.pump("paste") { (try? stage.button("Paste").isEnabled) == true }
      try stage.press("Paste")
      stage.pump("the text") { view.text == " twoone" }
    }
  }

  func testASuggestionReplacesTheWordAndASpaceFollows() throws {
    try Stage.run { stage in
      Toprail.suggestionProvider = Ender()
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.type("I was sing", into: field)
      stage.settle()
      XCTAssertEqual(stage.suggestions, ["singing"])
      try stage.press("singing")
      XCTAssertEqual(field.text, "I was singing ")
      stage.type(".", into: field)
      stage.settle()
      XCTAssertEqual(field.text, "I was singing.")
      XCTAssertTrue(field.isFirstResponder)
    }
  }

  func testATakenSuggestionIsUndoneInOneStep() throws {
    for kind in TextInputKind.allCases {
      try Stage.run { stage in
        Toprail.suggestionProvider = Ender()
        let view = stage.addTextInput(kind)
        view.becomeFirstResponder()
        stage.type("sing", into: view)
        stage.settle()
        try stage.press("singing")
        XCTAssertEqual(stage.text(of: view), "singing ")
        view.undoManager?.undo()
        XCTAssertEqual(stage.text(of: view), "sing")
      }
    }
  }

  func testTheDelegateCanRefuseASuggestion() throws {
    try Stage.run { stage in
      Toprail.suggestionProvider = Ender()
      let delegate = NoLongWords()
      let field = stage.add(UITextField())
      field.delegate = delegate
      field.becomeFirstResponder()
      stage.type("sing", into: field)
      stage.settle()
      try stage.press("singing")
      XCTAssertEqual(field.text, "sing")
    }
  }

  func testTheDelegateCanRefuseASuggestionForASelection() throws {
    try Stage.run { stage in
      Toprail.suggestionProvider = Shouter()
      let delegate = NoLongWords()
      let field = stage.add(UITextField())
      field.delegate = delegate
      field.becomeFirstResponder()
      stage.type("abc defg", into: field)
      field.selectAll(nil)
      stage.settle()
      try stage.press("ABC DEFG")
      XCTAssertEqual(field.text, "abc defg")
      field.delegate = nil
      try stage.press("ABC DEFG")
      XCTAssertEqual(field.text, "ABC DEFG ")
    }
  }

  func testASecureFieldNeverAsksTheProvider() throws {
    try Stage.run { stage in
      let provider = Ender()
      Toprail.suggestionProvider = provider
      let field = stage.add(UITextField())
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      stage.type("secret", into: field)
      stage.settle()
      XCTAssertEqual(provider.asked, [])
      XCTAssertEqual(stage.suggestions, [])
      field.isSecureTextEntry = false
      stage.type("s", into: field)
      stage.settle()
      XCTAssertEqual(provider.asked, [], "a field that was ever secret stays so")
    }
  }

  func testWithoutAProviderThereIsNoStrip() throws {
    try run { stage, view, _ in
      stage.type("sing", into: view)
      stage.settle()
      XCTAssertEqual(stage.suggestions, [])
    }
  }
}

@MainActor
private final class NoLongWords: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { replacementString.count < 4 }
}

/// Offers the selection in capitals.
@MainActor
private final class Shouter: SuggestionProvider {
  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    suggestions.removeAll()
    guard context.hasSelection else { return }
    suggestions.append(Suggestion(text: context.selected.uppercased(), kind: .correction))
  }
}
