// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit
import XCTest

@testable import ToprailUIKit

/// Offers what is typed with "ing" after it, or three words after a space, and notes what the field
/// held whenever it was asked.
@MainActor
private final class Words: SuggestionProvider {
  var asked: [String] = []
  var seen: [String?] = []
  var field: UIView?

  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    asked.append(context.before)
    seen.append((field as? UITextField)?.text ?? (field as? UITextView)?.text)
    let word = context.wordBeforeCaret
    let texts = word.isEmpty ? ["one", "two", "three"] : [word + "ing"]
    for text in texts { suggestions.append(Suggestion(text: text, kind: .completion)) }
  }
}

/// The typing suggestions of a window, for text that is typed in any way.
final class ChainSuggestionTests: XCTestCase {
  /// Runs the body with each kind of text input as first responder, over `Words`.
  private func onEachInput(
    _ text: String = "", _ body: @MainActor (Stage, any UIView & UITextInput, Words) throws -> Void
  ) throws {
    for kind in TextInputKind.allCases {
      try Stage.run { stage in
        let words = Words()
        Toprail.suggestionProvider = words
        let input = stage.addTextInput(kind)
        words.field = input
        input.insertText(text)
        input.becomeFirstResponder()
        stage.settle()
        try body(stage, input, words)
      }
    }
  }

  func testTheLetterIsInTheFieldBeforeAnyoneIsAsked() throws {
    try onEachInput { stage, input, words in
      stage.type("sing", into: input)
      stage.settle()
      XCTAssertEqual(words.seen.map { $0 ?? "" }, words.asked)
      XCTAssertEqual(words.asked, ["", "s", "si", "sin", "sing"])
    }
  }

  func testPasteAndTheAppsOwnTextAreFollowed() throws {
    try onEachInput { stage, input, words in
      stage.type("walk", into: input)
      input.selectAll(nil)
      stage.copyByKey(in: input)
      input.selectedTextRange = input.textRange(
        from: input.endOfDocument, to: input.endOfDocument)
      input.paste(nil)
      stage.pump("the paste") { stage.text(of: input) == "walkwalk" }
      stage.settle()
      XCTAssertEqual(stage.suggestions, ["walkwalking"])
      input.insertText("ed")
      stage.settle()
      XCTAssertEqual(stage.suggestions, ["walkwalkeding"])
    }
  }

  func testTheStripIsForTheNewTextAtOnce() throws {
    try onEachInput { stage, input, words in
      stage.type("sing", into: input)
      stage.settle()
      let asked = words.asked.count
      try stage.press("singing")
      XCTAssertEqual(stage.text(of: input), "singing ")
      XCTAssertEqual(stage.suggestions, ["one", "two", "three"])
      XCTAssertEqual(words.asked.dropFirst(asked), ["singing "])
      try stage.press("two")
      XCTAssertEqual(stage.text(of: input), "singing two ")
    }
  }

  func testALetterThatWasTypedRightBeforeIsNoneAfterwards() throws {
    try onEachInput { stage, input, _ in
      stage.type("sin", into: input)
      stage.settle()
      stage.press("g", in: input)
      XCTAssertTrue(stage.window.inputHost.dock.bar.takeSuggestion(0))
      stage.settle()
      XCTAssertEqual(stage.text(of: input), "sining ")
      stage.type(".", into: input)
      stage.settle()
      XCTAssertEqual(stage.text(of: input), "sining.")
    }
  }

  func testBackspaceAfterATakenSuggestion() throws {
    try onEachInput { stage, input, _ in
      stage.type("sing", into: input)
      stage.settle()
      try stage.press("singing")
      stage.backspace(in: input)
      stage.settle()
      XCTAssertEqual(stage.text(of: input), "singing")
      XCTAssertEqual(stage.suggestions, ["singinging"])
      stage.type(" .", into: input)
      stage.settle()
      XCTAssertEqual(stage.text(of: input), "singing .")
    }
  }

  func testInTheMiddleOfALineAndAtTheEndOfOneOfSeveral() throws {
    try onEachInput("sing now") { stage, input, _ in
      input.selectedTextRange = input.range(4, 4)
      stage.settle()
      try stage.press("singing")
      XCTAssertEqual(stage.text(of: input), "singing now")
      XCTAssertEqual(input.offsets(input.selectedTextRange), 7..<7)
    }
    try Stage.run { stage in
      Toprail.suggestionProvider = Words()
      let view = stage.add(UITextView(), height: 200)
      view.text = "sing\nnow"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 0)
      stage.settle()
      try stage.press("singing")
      XCTAssertEqual(view.text, "singing \nnow")
      XCTAssertEqual(view.selectedRange, NSRange(location: 8, length: 0))
    }
  }

  func testAWordThatTheCaretIsInIsReplacedAsAWholeAndUndoneInOneStep() throws {
    try onEachInput("a sunset") { stage, input, _ in
      input.selectedTextRange = input.range(5, 5)
      stage.settle()
      try stage.press("suning")
      XCTAssertEqual(stage.text(of: input), "a suning ")
      input.undoManager?.undo()
      XCTAssertEqual(stage.text(of: input), "a sunset")
    }
  }

  func testNoWordsWhileTextIsMarked() throws {
    try onEachInput { stage, input, words in
      stage.type("a ", into: input)
      stage.settle()
      let asked = words.asked.count
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      stage.settle()
      XCTAssertEqual(stage.suggestions, [])
      XCTAssertGreaterThan(stage.barHeight, 0)
      XCTAssertEqual(words.asked.count, asked)
      input.unmarkText()
      stage.settle()
      XCTAssertEqual(stage.suggestions, ["niing"])
    }
  }

  func testTheDesktopsInputMethodIsWaitedForToo() throws {
    try onEachInput { stage, input, words in
      stage.type("a ", into: input)
      stage.settle()
      let (height, asked) = (stage.barHeight, words.asked.count)
      stage.setPreedit("ni", in: input)
      stage.settle()
      XCTAssertEqual(stage.suggestions, [])
      XCTAssertEqual(stage.barHeight, height)
      XCTAssertEqual(words.asked.count, asked)
      stage.setPreedit("", in: input)
      stage.settle()
      XCTAssertEqual(stage.suggestions, ["one", "two", "three"])
    }
  }

  func testAResponderThatGivesNoTextHasNoStrip() throws {
    try Stage.run { stage in
      let words = Words()
      Toprail.suggestionProvider = words
      let terminal = stage.add(Sink())
      terminal.becomeFirstResponder()
      stage.typeIntoWindow("ls")
      stage.settle()
      XCTAssertEqual(stage.barHeight, 0)
      XCTAssertEqual(words.asked, [])
      let field = stage.add(UITextField(), y: 80)
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.suggestions, ["one", "two", "three"])
    }
  }

  func testTheBarKeepsItsHeightWhileSomeoneTypes() throws {
    for width in [320, 480, 768] {
      try Stage.run(width: CGFloat(width)) { stage in
        Toprail.suggestionProvider = Words()
        let view = stage.add(UITextView())
        view.becomeFirstResponder()
        stage.settle()
        let height = stage.barHeight
        XCTAssertGreaterThan(height, 0)
        for letter in ["a", " ", "b", "."] {
          stage.type(letter, into: view)
          stage.settle()
          XCTAssertEqual(stage.barHeight, height, "after \(letter) at \(width)")
        }
      }
    }
  }

  func testWhatShowsUnderAFingerIsWhatIsTaken() throws {
    try Stage.run { stage in
      Toprail.suggestionProvider = Words()
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.type("sing", into: field)
      stage.settle()
      let bar = stage.window.inputHost.dock.bar
      bar.gate.touched(true)
      field.insertText("s")
      stage.settle()
      XCTAssertEqual(stage.suggestions, ["singing"])
      XCTAssertTrue(bar.takeSuggestion(0))
      XCTAssertEqual(field.text, "singing ")
      bar.gate.touched(false)
      stage.pump("the next words") { stage.suggestions == ["one", "two", "three"] }
    }
  }
}

/// A responder of an app's own that takes text.
@MainActor
private final class Sink: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
