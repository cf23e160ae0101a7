// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit
import XCTest

@testable import ToprailUIKit

/// Offers the same three words whatever is typed.
@MainActor
private final class Words: SuggestionProvider {
  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    for text in ["one", "two", "three"] {
      suggestions.append(Suggestion(text: text, kind: .completion))
    }
  }
}

/// Where the words come from when the app doesn't say.
final class ChainSuggestionSourceTests: XCTestCase {
  /// Runs the body with a lexicon that isn't there but counts who looks for it.
  private func run(_ body: @MainActor (Stage, () -> Int) throws -> Void) throws {
    try Stage.run { stage in
      var count = 0
      let words = Words()
      Toprail.suggestions = SuggestionSource {
        count += 1
        return words
      }
      try body(stage) { count }
    }
  }

  func testNobodyLooksForWordsBeforeAFieldWantsThemAndThenOnce() throws {
    try run { stage, count in
      let secret = stage.add(UITextField())
      secret.isSecureTextEntry = true
      let field = stage.add(UITextField(), y: 80)
      let view = stage.add(UITextView(), y: 160)
      stage.settle()
      secret.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(count(), 0)
      XCTAssertEqual(stage.suggestions, [])
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.suggestions, ["one", "two", "three"])
      view.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(count(), 1)
      secret.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.suggestions, [])
    }
  }

  func testAFieldThatComesToAllowThemGetsThem() throws {
    try run { stage, count in
      let view = stage.add(UITextView())
      view.autocorrectionType = .no
      view.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(count(), 0)
      view.autocorrectionType = .default
      stage.settle()
      XCTAssertEqual(stage.suggestions, ["one", "two", "three"])
      view.autocorrectionType = .no
      stage.settle()
      XCTAssertEqual(stage.suggestions, [])
    }
  }

  func testAnAppThatChoosesHasNobodyLookForWords() throws {
    try run { stage, count in
      Toprail.suggestionProvider = nil
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.suggestions, [])
      Toprail.suggestionProvider = Words()
      stage.pump("words") { stage.suggestions == ["one", "two", "three"] }
      Toprail.suggestionProvider = nil
      stage.pump("no strip") { stage.suggestions == [] }
      XCTAssertEqual(count(), 0)
    }
  }

  func testWithoutALexiconThereIsNoStripAndTypingWorks() throws {
    try Stage.run { stage in
      Toprail.suggestions = SuggestionSource { nil }
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.type("how", into: field)
      stage.settle()
      XCTAssertEqual(field.text, "how")
      XCTAssertEqual(stage.suggestions, [])
      XCTAssertNil(Toprail.suggestionProvider)
    }
  }
}
