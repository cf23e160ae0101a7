// SPDX-License-Identifier: MIT

import InputAssistant
import Testing
import Wayland

@testable import SystemKeyboard

/// A field that loses the focus for a moment gets all that is typed meanwhile.
@Suite @MainActor struct TextReturnTests {
  private let wire = TextWireLog()
  private let clock = TextClock()
  private let client: InputMethodClient

  init() {
    client = InputMethodClient(wire: wire) { [clock] in clock.now }
    client.prepareKeys()
    focus("")
    client.insert("s")
    client.insert("u")
    _ = wire.take()
  }

  private func focus(_ text: String?, purpose: UInt32 = 0) {
    client.handle(.activate)
    if let text {
      let end = UInt32(text.utf8.count)
      client.handle(.surroundingText(text, cursor: end, anchor: end))
    }
    client.handle(.contentType(hint: 0, purpose: purpose))
    client.handle(.done)
  }

  private func blur() {
    client.handle(.deactivate)
    client.handle(.done)
  }

  @Test(arguments: ["", "s"]) func whatWasNotSentIsTypedAfterwards(_ told: String) {
    blur()
    #expect(wire.take() == "")
    focus(told)
    #expect(client.isBack)
    #expect(wire.take().contains("u"))
    #expect(client.context.before == told + "u")
  }

  @Test func aBusyProgramMayHaveLessThanWasBelieved() {
    for letter in ["t", "o"] {
      wire.read()
      clock.now += 0.1
      client.tick()
      client.insert(letter)
    }
    wire.log = []
    blur()
    focus("")
    #expect(client.isBack)
    clock.now += 1
    client.tick()
    #expect(!client.context.before.isEmpty)
  }

  @Test(arguments: ["other", nil]) func anotherFieldGetsNothingOfIt(_ told: String?) {
    blur()
    focus(told)
    #expect(!client.isBack && wire.take() == "" && client.context.before == told ?? "")
  }

  @Test func aFieldOfAnotherKindGetsNothingOfIt() {
    blur()
    focus("", purpose: 6)
    #expect(!client.isBack && wire.take() == "" && client.context == TextContext())
  }

  @Test func onlyTheFirstKeyTakesTheFocusWhileTextIsUnderWay() {
    clock.now += 1.2
    blur()
    focus("")
    #expect(!client.isBack && wire.take() == "" && client.context.before == "")
    blur()
    focus("")
    #expect(client.isBack)
  }

  @Test func afterAWhileItIsAnotherOne() {
    blur()
    clock.now += 0.2
    focus("s")
    #expect(!client.isBack && wire.take() == "" && client.context.before == "s")
  }

  @Test func onceTheKeyboardIsNotNewAFieldThatLooksTheSameIsAnotherOne() {
    clock.now += 1.2
    blur()
    focus("s")
    #expect(!client.isBack && wire.take() == "" && client.context.before == "s")
  }

  @Test(arguments: [0.8, 1.2]) func whereNoTextIsToldOnlyTheFirstKeyTakesTheFocus(_ time: Double) {
    blur()
    focus(nil)
    client.insert("Hi")
    clock.now = 100 + time
    blur()
    focus(nil)
    #expect(client.isBack == (time < 1))
    #expect(client.context.before == (time < 1 ? "Hi" : ""))
  }
}
