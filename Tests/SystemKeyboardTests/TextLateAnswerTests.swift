// SPDX-License-Identifier: MIT

import InputAssistant
import Testing
import Wayland

@testable import SystemKeyboard

/// A browser tells its text a letter late, and never tells the last one.
@Suite @MainActor struct TextLateAnswerTests {
  private let wire = TextWireLog()
  private let clock = TextClock()
  private let client: InputMethodClient

  init() {
    client = InputMethodClient(wire: wire) { [clock] in clock.now }
    client.handle(.activate)
    tell("")
  }

  private func tell(_ text: String) {
    let end = UInt32(text.utf8.count)
    client.handle(.surroundingText(text, cursor: end, anchor: end))
    client.handle(.done)
  }

  /// Types a letter, which the compositor reads; some time later the field tells a text.
  private func type(_ letter: String, tells text: String, after seconds: Double) {
    client.insert(letter)
    wire.read()
    wait(seconds)
    tell(text)
  }

  private func wait(_ seconds: Double) {
    clock.now += seconds
    if let due = client.nextDeadline, due <= clock.now { client.tick() }
  }

  @Test(arguments: [0.008, 0.02, 0.05, 0.3]) func theLastLetterIsThere(_ pause: Double) {
    type("T", tells: "", after: 0.009)
    wait(0.078)
    type("o", tells: "T", after: 0.033)
    wait(pause)
    type("g", tells: "To", after: 0.008)
    wait(1)
    #expect(client.context.before == "Tog")
    tell("Tog")
    wait(1)
    #expect(client.context.before == "Tog")
  }

  @Test func whatTheFieldMakesOfALetterCounts() {
    type("T", tells: "", after: 0.009)
    wait(0.078)
    type("o", tells: "T", after: 0.033)
    wait(0.05)
    type("g", tells: "TO", after: 0.008)
    wait(1)
    #expect(client.context.before == "TO")
  }
}
