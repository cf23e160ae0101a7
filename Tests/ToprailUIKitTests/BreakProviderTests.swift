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
}
