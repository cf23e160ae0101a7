// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@Suite("The text around the caret")
struct TextContextTests {
  @Test(
    "The word before the caret",
    arguments: [
      ("", ""), ("hello", "hello"), ("say hello", "hello"), ("hello ", ""), ("don't", "don't"),
      ("don\u{2019}t", "don\u{2019}t"), ("dogs'", "dogs'"), ("'hello", "hello"), ("''", ""),
      ("x-ray", "ray"), ("(word", "word"), ("a.b", "b"), ("\u{00FC}ber", "\u{00FC}ber"),
      ("e\u{0301}te\u{0301}", "e\u{0301}te\u{0301}"), ("4th", "4th"), ("word\n", ""),
      ("ok \u{1F44D}", ""), ("\u{0D4E}", "\u{0D4E}"), ("\u{0D4E} ", ""), ("\u{0D4E}\u{2014}", ""),
      ("\u{0928}\u{092E}\u{0938}\u{094D}", "\u{0928}\u{092E}\u{0938}\u{094D}"),
      ("\u{0645}\u{06CC}\u{200C}\u{062E}", "\u{0645}\u{06CC}\u{200C}\u{062E}"),
    ])
  func wordBefore(text: String, word: String) {
    #expect(TextContext(before: text).wordBeforeCaret == word)
  }

  @Test(
    "The word after the caret",
    arguments: [
      ("", ""), ("lo world", "lo"), (" world", ""), ("'t go", "'t"), ("s' bone", "s"), (".", ""),
    ])
  func wordAfter(text: String, word: String) {
    #expect(TextContext(after: text).wordAfterCaret == word)
  }

  @Test("A word is being typed while the caret is at its end and nothing is selected")
  func composing() {
    #expect(TextContext(before: "hel").isComposingWord)
    #expect(TextContext(before: "hel", after: " x").isComposingWord)
    #expect(!TextContext(before: "hel", after: "lo").isComposingWord)
    #expect(!TextContext(before: "hel ").isComposingWord)
    #expect(!TextContext(before: "hel", selected: "lo").isComposingWord)
    #expect(TextContext(selected: "lo").hasSelection && !TextContext().hasSelection)
  }

  @Test(
    "A sentence starts",
    arguments: [
      "", "  ", "One. ", "One! ", "One? ", "One\u{2026} ", "One.  ", "line\n", "line\n  ", "One. (",
      "One. \"", "\u{201E}", "\"One.\" ", "(One.) ", "\u{3053}\u{3002}", "One.\n", "One \n",
      "\u{3053}\u{3002}\u{300D}",
    ])
  func sentenceStart(text: String) {
    #expect(TextContext(before: text).isAtSentenceStart)
  }

  @Test(
    "A sentence goes on",
    arguments: [
      "One", "One ", "One.", "3.", "One, ", "One (", "don'", "One: ", "One two ", "One.x ",
    ])
  func sentenceGoesOn(text: String) {
    #expect(!TextContext(before: text).isAtSentenceStart)
  }
}
