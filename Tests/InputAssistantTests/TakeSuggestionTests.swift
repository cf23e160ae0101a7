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

  @Test("Anything else in between keeps the space", arguments: ["x", "(", "..", "-"])
  func other(text: String) {
    let setting = SessionSetting("walk")
    setting.session.take(suggestion: 0)
    setting.type(text)
    #expect(setting.client.context.before == "walked " + text)
    setting.type(".")
    #expect(setting.client.context.before == "walked \(text).")
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
