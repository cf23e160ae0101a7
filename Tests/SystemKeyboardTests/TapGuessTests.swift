// SPDX-License-Identifier: MIT

import SystemKeyboard
import Testing

/// Which tellings of a field look like a tap.
@Suite struct TapGuessTests {
  /// When the guess is due after tellings, in seconds since the keyboard was hidden.
  private func due(_ tellings: (TapGuess.Telling, Double)...) -> Double? {
    var guess = TapGuess(hiddenAt: 100)
    for (telling, time) in tellings { guess.told(telling, at: 100 + time) }
    return guess.deadline.map { (($0 - 100) * 1000).rounded() }
  }

  @Test func tapsInTheSamePlaceAndInAnother() {
    #expect(due((.same, 1), (.same, 1)) == 1150)
    #expect(due((.same, 1), (.same, 1.125)) == 1275)
    #expect(due((.caret, 1), (.same, 1), (.same, 1.0625)) == 1213)
    #expect(due((.caret, 1), (.same, 1.0625)) == 1213)
    #expect(due((.text, 1), (.same, 2), (.same, 2.125)) == 2275)
  }

  @Test func keysAreNoTaps() {
    #expect(due((.text, 1), (.same, 1.125)) == nil)
    #expect(due((.caret, 1), (.same, 1)) == nil)
    #expect(due((.caret, 1), (.same, 1), (.caret, 1.25), (.same, 1.25)) == nil)
    #expect(due((.same, 1), (.same, 1.125), (.text, 1.1875)) == nil)
  }

  @Test func neitherIsScrollingNorAWindowThatGrows() {
    #expect(due((.same, 1), (.same, 1.1), (.same, 1.2), (.same, 1.3), (.same, 1.4)) == nil)
    #expect(due((.same, 0.1), (.same, 0.2)) == nil)
    #expect(due((.same, 0.3), (.same, 0.5)) == nil)
    #expect(due((.same, 1)) == nil)
    #expect(due((.same, 1), (.same, 2)) == nil)
  }
}
