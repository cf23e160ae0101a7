// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit
import XCTest

/// Does something whenever it is asked, then offers a text without emptying what it was given.
@MainActor
private final class Meddler: SuggestionProvider {
  var text = "word"
  var meddle: @MainActor () -> Void = {}

  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    meddle()
    suggestions.append(Suggestion(text: text, kind: .completion))
  }
}

/// Has no time for an answer, so often.
@MainActor
private final class Hurried: SuggestionProvider {
  var lateAnswers = 0
  private(set) var asked = 0
  private(set) var wasCutShort = false

  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    asked += 1
    wasCutShort = lateAnswers > 0
    lateAnswers -= 1
    if !wasCutShort { suggestions.append(Suggestion(text: context.before, kind: .completion)) }
  }
}

/// Providers that change what they are asked about.
final class BreakProviderTests: XCTestCase {
  func testAProviderThatOnlyAppendsOffersWhatItSaysNow() throws {
    try Stage.run { stage in
      let (view, provider) = (stage.add(UITextView()), Meddler())
      Toprail.suggestionProvider = provider
      view.becomeFirstResponder()
      stage.settle()
      for text in ["one", "two", "three"] {
        provider.text = text
        stage.type("x", into: view)
        stage.settle()
        XCTAssertEqual(stage.suggestions, [text])
      }
    }
  }

  func testAProviderThatResignsLeavesNoBar() throws {
    try Stage.run { stage in
      let (view, provider) = (stage.add(UITextView()), Meddler())
      Toprail.suggestionProvider = provider
      view.becomeFirstResponder()
      stage.settle()
      provider.meddle = { view.resignFirstResponder() }
      stage.type("x", into: view)
      stage.settle()
      XCTAssertFalse(view.isFirstResponder)
      XCTAssertEqual(stage.barHeight, 0)
      view.becomeFirstResponder()
      stage.settle()
      XCTAssertFalse(view.isFirstResponder)
      XCTAssertEqual(stage.barHeight, 0)
    }
  }

  func testAProviderThatWritesEachTimeLetsTheWindowDraw() throws {
    try Stage.run { stage in
      let (view, provider) = (stage.add(UITextView()), Meddler())
      Toprail.suggestionProvider = provider
      provider.meddle = { view.text = "same" }
      view.becomeFirstResponder()
      stage.pump("frames") { !stage.suggestions.isEmpty }
      stage.settle()
      XCTAssertEqual(view.text, "same")
      provider.meddle = {}
    }
  }

  func testWordsThatThereWasNoTimeForComeByThemselves() throws {
    try Stage.run { stage in
      let (view, provider) = (stage.add(UITextView()), Hurried())
      Toprail.suggestionProvider = provider
      view.becomeFirstResponder()
      stage.type("Tomor", into: view)
      stage.settle()
      provider.lateAnswers = 2
      stage.type("r", into: view)
      stage.pump("the words") { stage.suggestions == ["Tomorr"] }
      provider.lateAnswers = .max
      stage.type("o", into: view)
      stage.settle()
      let asked = provider.asked
      for _ in 0..<3 { stage.settle() }
      XCTAssertEqual(provider.asked, asked)
    }
  }
}
