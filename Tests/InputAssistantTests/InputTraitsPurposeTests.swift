// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private struct Expectation: CustomStringConvertible {
  var purpose: UInt32
  var keyboard: InputTraits.Keyboard
  var content: InputTraits.ContentType?
  var isSecret = false
  var mode = SuggestionMode.all
  var description: String { "purpose \(purpose)" }
}

private let expectations = [
  Expectation(purpose: 0, keyboard: .default),
  Expectation(purpose: 1, keyboard: .asciiCapable),
  Expectation(purpose: 2, keyboard: .numberPad, mode: .none),
  Expectation(purpose: 3, keyboard: .numbersAndPunctuation, mode: .none),
  Expectation(purpose: 4, keyboard: .phonePad, content: .telephoneNumber, mode: .none),
  Expectation(purpose: 5, keyboard: .URL, content: .URL, mode: .none),
  Expectation(purpose: 6, keyboard: .emailAddress, content: .emailAddress, mode: .none),
  Expectation(purpose: 7, keyboard: .default, content: .name),
  Expectation(purpose: 8, keyboard: .default, content: .password, isSecret: true, mode: .none),
  Expectation(purpose: 9, keyboard: .numberPad, content: .password, isSecret: true, mode: .none),
  Expectation(purpose: 10, keyboard: .numbersAndPunctuation, mode: .none),
  Expectation(purpose: 11, keyboard: .numbersAndPunctuation, mode: .none),
  Expectation(purpose: 12, keyboard: .numbersAndPunctuation, mode: .none),
  Expectation(purpose: 13, keyboard: .asciiCapable, mode: .none),
  Expectation(purpose: 14, keyboard: .default),
  Expectation(purpose: .max, keyboard: .default),
]

@Suite("Traits from a Wayland client's hint and purpose")
struct InputTraitsPurposeTests {
  @Test("Each purpose with each hint", arguments: expectations)
  private func table(expected: Expectation) {
    for hint in UInt32(0)..<0x400 {
      let traits = InputTraits(hint: hint, purpose: expected.purpose)
      let isHidden = hint & 0xC0 != 0
      #expect(traits.keyboard == expected.keyboard && traits.contentType == expected.content)
      #expect(traits.isSecret == (expected.isSecret || isHidden))
      #expect(traits.isTerminal == (expected.purpose == 13))
      let mode = traits.isSecret ? .none : expected.mode
      #expect(traits.suggestionMode == mode, "hint \(hint)")
    }
  }

  @Test("Capitals come where the field asks for them")
  func capitals() {
    let cases: [(hint: UInt32, InputTraits.Autocapitalization)] = [
      (0, .none), (1, .none), (2, .none), (0x4, .sentences), (0x8, .none), (0x10, .allCharacters),
      (0x20, .words), (0xC, .none), (0x14, .allCharacters), (0x24, .words), (0x30, .allCharacters),
      (0x3C, .none), (0x44, .none), (0x304, .sentences), (.max, .none),
    ]
    for (hint, expected) in cases {
      #expect(InputTraits(hint: hint, purpose: 0).effectiveAutocapitalization == expected)
    }
    for purpose: UInt32 in [2, 4, 5, 6, 8, 9, 13] {
      #expect(InputTraits(hint: 0x10, purpose: purpose).effectiveAutocapitalization == .none)
    }
  }

  @Test("A person's name has capitals unless the field says otherwise")
  func names() {
    #expect(InputTraits(hint: 0, purpose: 7).effectiveAutocapitalization == .words)
    #expect(InputTraits(hint: 0x8, purpose: 7).effectiveAutocapitalization == .none)
    #expect(InputTraits(hint: 0x10, purpose: 7).effectiveAutocapitalization == .allCharacters)
  }

  @Test("Words are offered in terminals if that is asked for")
  func terminals() {
    let traits = InputTraits(hint: 0, purpose: 13, suggestsInTerminals: true)
    #expect(traits.suggestionMode == .all && traits.isTerminal)
    let secret = InputTraits(hint: 0x40, purpose: 13, suggestsInTerminals: true)
    #expect(secret.suggestionMode == .none)
    #expect(InputTraits(hint: 0, purpose: 8, suggestsInTerminals: true).suggestionMode == .none)
  }
}
