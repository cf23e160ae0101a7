// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@MainActor
@Suite("Taking a suggestion")
struct TakeSuggestionTests {
  @Test("Replaces the word and adds a space")
  func replaces() {
    let setting = SessionSetting("we walk")
    #expect(setting.session.tap(.suggestion(1)))
    #expect(setting.client.context.before == "we walked ")
    #expect(!setting.session.isComposing && setting.owner.performed.isEmpty)
    #expect(!setting.session.take(suggestion: 0))
  }

  @Test(
    "What was to complete a word that is gone isn't taken",
    arguments: ["", "we ", "we walk, ", "\u{FFFC}"])
  func wordGone(before: String) throws {
    let setting = SessionSetting("walk")
    let seen = try #require(setting.session.bar.suggestions?.first)
    setting.client.context.before = before
    setting.session.textChanged()
    #expect(!setting.session.take(seen))
    #expect(setting.client.context.before == before)
    #expect(setting.session.take(Suggestion(text: "home", kind: .prediction)))
    #expect(setting.client.context.before == before + "home ")
  }

  @Test("Adds no space where there is one")
  func spaceAfter() {
    let setting = SessionSetting("walk")
    setting.client.context.after = " on"
    #expect(setting.session.take(suggestion: 0))
    #expect(setting.client.context.before == "walked")
    setting.type(".")
    #expect(setting.client.context.before == "walked.")
  }

  @Test("Replaces a selection as a whole")
  func selection() {
    let setting = SessionSetting("walk")
    setting.client.context.selected = "ing"
    #expect(setting.session.take(suggestion: 0))
    #expect(setting.client.context == TextContext(before: "walkwalked "))
  }

  @Test(
    "Punctuation right after it swallows the space", arguments: [".", ",", "?", "\u{2026}", ")"])
  func punctuation(mark: String) {
    let setting = SessionSetting("walk")
    setting.session.take(suggestion: 0)
    setting.type(mark)
    #expect(setting.client.context.before == "walked" + mark)
    setting.type(" ")
    setting.type(mark)
    #expect(setting.client.context.before == "walked\(mark) \(mark)")
  }

  @Test("Anything else in between keeps the space", arguments: ["x", "(", "-", "x,", "'s"])
  func other(text: String) {
    let setting = SessionSetting("walk")
    setting.session.take(suggestion: 0)
    setting.type(text)
    #expect(setting.client.context.before == "walked " + text)
    setting.type(".")
    #expect(setting.client.context.before == "walked \(text).")
  }

  @Test(
    "What is typed so fast that it comes in one piece is treated as key by key",
    arguments: [(", and", "walked, and"), (".. ", "walked.. "), (" and", "walked and")])
  func pieces(text: String, result: String) {
    let setting = SessionSetting("walk")
    setting.session.take(suggestion: 0)
    setting.type(text)
    #expect(setting.client.context.before == result)
  }

  @Test("A typed space is not a second one")
  func spaceTyped() {
    let setting = SessionSetting("walk")
    setting.session.take(suggestion: 0)
    setting.type(" ")
    #expect(setting.client.context.before == "walked ")
    setting.type(" ")
    #expect(setting.client.context.before == "walked  ")
  }

  @Test(
    "A straight quotation mark swallows the space where it closes",
    arguments: [
      ("", "walked \""), ("say \"", "say \"walked\""), ("\"a\" \"b\n", "\"a\" \"b\nwalked \""),
    ])
  func quotation(before: String, result: String) {
    let setting = SessionSetting(before + "walk")
    setting.session.take(suggestion: 0)
    setting.type("\"")
    #expect(setting.client.context.before == result)
  }

  @Test(
    "What follows the caret decides about the space",
    arguments: [
      (" on", "walked| on"), ("\non", "walked |\non"), (", on", "walked|, on"), ("", "walked |"),
      ("(on", "walked |(on"), ("ing on", "walked| on"), ("ing", "walked |"), ("ing.", "walked|."),
    ])
  func inTheMiddle(after: String, result: String) {
    let setting = SessionSetting("walk")
    setting.client.context.after = after
    #expect(setting.session.take(suggestion: 0))
    let context = setting.client.context
    #expect(context.before + "|" + context.after == result)
  }

  @Test("The words are those for the new text, and asked for once, whether the client tells or not")
  func neverStale() {
    let setting = SessionSetting("walk")
    let asked = setting.provider.asked
    setting.session.take(suggestion: 0)
    #expect(setting.session.bar.suggestions == [])
    setting.session.textChanged()
    #expect(setting.provider.asked == asked + 1)
    setting.type("go")
    #expect(setting.session.bar.suggestions?.map(\.text) == ["goed", "goed", "goed"])
  }

  @Test("Backspace after it takes the space, and what is typed next stays as it is")
  func backspace() {
    let setting = SessionSetting("walk")
    setting.session.take(suggestion: 0)
    setting.client.deleteBackward(1)
    setting.session.textChanged()
    #expect(setting.session.bar.suggestions?.first?.text == "walkeded")
    setting.type(" ")
    setting.type(".")
    #expect(setting.client.context.before == "walked .")
  }

  @Test("What was seen is taken, whatever has come since")
  func seen() {
    let setting = SessionSetting("walk")
    let seen = Suggestion(text: "stroll", kind: .correction)
    #expect(setting.session.take(seen) && setting.client.context.before == "stroll ")
    setting.session.end()
    #expect(!setting.session.take(seen))
  }

  @Test("A caret that moved away keeps the space")
  func caretMoved() {
    let setting = SessionSetting("walk")
    setting.session.take(suggestion: 0)
    setting.client.context.before = "elsewhere "
    setting.type(".")
    #expect(setting.client.context.before == "elsewhere .")
  }

  @Test("A tap on an item in between keeps the space")
  func tapBetween() {
    let setting = SessionSetting("walk")
    setting.session.take(suggestion: 0)
    setting.session.tap(.item(.leading, group: 0, index: 0))
    setting.type(".")
    #expect(setting.client.context.before == "walked .")
  }
}
