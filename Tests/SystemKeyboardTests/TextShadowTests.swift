// SPDX-License-Identifier: MIT

import InputAssistant
import Testing
import Wayland

@testable import SystemKeyboard

/// What was typed stands for the text of a field that doesn't tell its own.
@Suite @MainActor struct TextShadowTests {
  private let wire = TextWireLog()
  private let clock = TextClock()
  private let client: InputMethodClient

  init() { client = InputMethodClient(wire: wire) { [clock] in clock.now } }

  private func focus(hint: UInt32 = 4, purpose: UInt32 = 0) {
    client.handle(.activate)
    client.handle(.contentType(hint: hint, purpose: purpose))
    client.handle(.done)
  }

  /// The keys that were pressed since the last call, `<` for backspace.
  private func typed() -> String {
    let codes = wire.take().split(separator: ", ").filter { $0.hasPrefix("+") }
    return codes.compactMap { code in
      guard let value = UInt32(code.dropFirst()), value != KeyCode.shift else { return nil }
      if value == 14 { return "<" }
      if value == 28 { return "\n" }
      let found = KeyCode.ascii.indices.first {
        $0 >= 32 && KeyCode.ascii[$0].code == value && !KeyCode.ascii[$0].needsShift
      }
      return found.map { String(UnicodeScalar(UInt8($0))) } ?? "?"
    }.joined()
  }

  @Test func wordsComeFromWhatWasTyped() {
    focus()
    #expect(client.givesText)
    #expect(client.context == TextContext())
    client.insert("Hel")
    #expect(client.context == TextContext(before: "Hel"))
    client.pressReturn()
    client.insert("lo")
    #expect(client.context.before == "Hel\nlo")
    client.deleteBackward(1)
    #expect(client.context.before == "Hel\nl")
  }

  @Test func aCompletionOnlyTypesWhatIsMissing() {
    focus()
    client.insert("so tomor")
    _ = typed()
    client.replaceBeforeCaret(5, with: "tomorrow ")
    #expect(typed() == "row ")
    #expect(client.context.before == "so tomorrow ")
  }

  @Test func aCorrectionDeletesFromTheFirstWrongLetter() {
    focus()
    client.insert("teh")
    _ = typed()
    client.replaceBeforeCaret(3, with: "the ")
    #expect(typed() == "<<he ")
    #expect(client.context.before == "the ")
  }

  @Test func nothingIsDeletedThatWasNotTypedHere() {
    focus()
    client.insert("ab")
    client.press(KeyStroke(.left))
    _ = typed()
    client.insert("x")
    client.replaceBeforeCaret(9, with: "yz")
    #expect(typed() == "x<yz")
  }

  private nonisolated static let forgetting: [KeyStroke] =
    [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .escape, .insert,
      .forwardDelete, .function(3),
    ].map { KeyStroke($0) } + [
      KeyStroke(.character("v"), modifiers: .control), KeyStroke(.backspace, modifiers: .control),
      KeyStroke(.return, modifiers: .shift), KeyStroke(.character("f"), modifiers: .alt),
    ]

  @Test(arguments: forgetting) func whateverMayMoveTheCaretForgets(_ stroke: KeyStroke) {
    focus()
    client.insert("word")
    client.press(stroke)
    #expect(client.context.wordBeforeCaret == "")
    #expect(!client.context.before.contains("word"))
    #expect(!client.context.isAtSentenceStart)
    client.insert("next")
    #expect(client.context.wordBeforeCaret == "next")
    #expect(client.context.isComposingWord)
  }

  @Test func movingTheCaretForgets() {
    focus()
    client.insert("word")
    client.moveCaret(-2)
    #expect(client.context.wordBeforeCaret == "")
  }

  @Test func deletingMoreThanWasTypedForgets() {
    focus()
    client.insert("a")
    client.deleteBackward(1)
    #expect(client.context == TextContext())
    #expect(client.context.isAtSentenceStart)
    client.deleteBackward(1)
    #expect(!client.context.isAtSentenceStart)
    client.insert("b")
    client.deleteBackward(2)
    client.insert("c")
    #expect(client.context.wordBeforeCaret == "c")
  }

  @Test func anotherFieldForgets() {
    focus()
    client.insert("word")
    clock.now += 1
    focus()
    #expect(client.context == TextContext())
  }

  /// The field says something after so many seconds each time; whether the word is still known.
  private func isKept(after spans: Double...) -> Bool {
    for span in spans {
      clock.now += span
      client.handle(.done)
    }
    return client.context.before.hasSuffix("word")
  }

  @Test func anAnswerKeepsWhatWasTypedAndAnythingElseForgets() {
    focus()
    var changes = 0
    client.textChanged = { changes += 1 }
    client.insert("word")
    #expect(isKept(after: 0.4, 0.4, 0))
    #expect(!isKept(after: 0.6))
    #expect(client.context.wordBeforeCaret == "" && !client.context.isAtSentenceStart)
    #expect(changes == 1)
    client.insert("word")
    #expect(isKept(after: 2.9, 0.4))
    client.insert("word")
    #expect(!isKept(after: 3.1))
    #expect(changes == 2)
  }

  @Test func whatIsSaidBeforeAnythingWasTypedForgetsNothing() {
    focus()
    clock.now += 5
    client.handle(.done)
    #expect(client.context == TextContext())
    client.insert("word")
    #expect(client.context.before == "word")
  }

  @Test func aFieldThatTellsItsTextAfterAllIsBelieved() {
    focus()
    client.insert("word")
    client.handle(.surroundingText("my word", cursor: 7, anchor: 7))
    client.handle(.done)
    #expect(client.context.before == "my word")
  }

  @Test func secretsAndTerminalsKeepNothing() {
    focus(hint: 0xC0, purpose: 8)
    client.insert("secret")
    #expect(!client.givesText)
    #expect(client.shown == FieldText() && client.base == FieldText())
    focus(hint: 0, purpose: 13)
    client.insert("sudo")
    #expect(!client.givesText)
    #expect(client.shown == FieldText() && client.base == FieldText())
    client.suggestsInTerminals = true
    focus(hint: 0, purpose: 13)
    client.insert("sudo")
    #expect(client.givesText)
    #expect(client.context.before == "sudo")
  }

  @Test func nothingIsKeptWhereNoFieldHasTheFocus() {
    client.insert("word")
    #expect(!client.givesText)
    #expect(client.context == TextContext())
    #expect(client.base == FieldText())
  }

  @Test func noMoreIsKeptThanASentenceMayNeed() {
    focus()
    for _ in 0..<3000 { client.insert("word ") }
    #expect(client.context.before.hasSuffix("word word "))
    #expect(client.context.before.utf8.count <= 1000)
    #expect(client.base.before.utf8.count <= 1000)
    client.replaceBeforeCaret(5, with: "text ")
    #expect(client.context.before.hasSuffix("word text "))
  }
}
