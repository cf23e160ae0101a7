// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private func traits(_ change: (inout InputTraits) -> Void) -> InputTraits {
  var traits = InputTraits()
  change(&traits)
  return traits
}

@Suite("What a field asks for")
struct InputTraitsTests {
  @Test("Raw values and defaults are UIKit's")
  func rawValues() {
    let fresh = InputTraits()
    #expect(fresh.autocapitalization == .sentences && fresh.autocorrection == .default)
    #expect(fresh.spellChecking == .default && fresh.keyboard == .default && !fresh.isSecure)
    #expect(fresh.returnKey == .default && fresh.contentType == nil && fresh.appearance == .default)
    #expect(!fresh.enablesReturnKeyAutomatically)
    #expect(InputTraits.Keyboard.allCases.map(\.rawValue) == Array(0...11))
    #expect(InputTraits.ReturnKey.allCases.map(\.rawValue) == Array(0...11))
    #expect(InputTraits.Keyboard.twitter.rawValue == 9)
    #expect(InputTraits.ReturnKey.continue.rawValue == 11)
    #expect(InputTraits.Autocorrection.no.rawValue == 1)
    #expect(InputTraits.Autocapitalization.sentences.rawValue == 2)
    #expect(InputTraits.Appearance.dark.rawValue == 1)
    #expect(InputTraits.ContentType.oneTimeCode.rawValue == "one-time-code")
  }

  @Test("Autocorrection alone hides the suggestions; spell checking keeps corrections")
  func autocorrection() {
    #expect(InputTraits().suggestionMode == .all)
    #expect(traits { $0.autocorrection = .no }.suggestionMode == .none)
    #expect(traits { $0.spellChecking = .no }.suggestionMode == .all)
    let both = traits {
      $0.autocorrection = .no
      $0.spellChecking = .yes
    }
    #expect(both.suggestionMode == .corrections)
  }

  @Test("Secrets get no suggestions, whatever else the field asks for")
  func secrets() {
    for type in [InputTraits.ContentType.password, .newPassword, .oneTimeCode, .creditCardNumber] {
      let secret = traits {
        $0.contentType = type
        $0.autocorrection = .yes
        $0.spellChecking = .yes
      }
      #expect(secret.suggestionMode == .none && secret.isSecret)
    }
    #expect(traits { $0.isSecure = true }.suggestionMode == .none)
    #expect(!traits { $0.contentType = .username }.isSecret)
  }

  @Test("Pads of digits and addresses get no suggestions")
  func pads() {
    let without = InputTraits.Keyboard.allCases.filter { keyboard in
      traits { $0.keyboard = keyboard }.suggestionMode == .none
    }
    #expect(
      without == [
        .URL, .numberPad, .phonePad, .emailAddress, .decimalPad, .asciiCapableNumberPad,
      ])
    for content in [.telephoneNumber, .emailAddress, .URL] as [InputTraits.ContentType] {
      #expect(traits { $0.contentType = content }.suggestionMode == .none)
    }
  }

  @Test("Addresses and secrets are not capitalized, names at every word")
  func capitals() {
    #expect(InputTraits().effectiveAutocapitalization == .sentences)
    for type in [InputTraits.ContentType.username, .emailAddress, .URL, .password] {
      #expect(traits { $0.contentType = type }.effectiveAutocapitalization == .none)
    }
    for keyboard in [InputTraits.Keyboard.emailAddress, .URL, .numberPad] {
      #expect(traits { $0.keyboard = keyboard }.effectiveAutocapitalization == .none)
    }
    #expect(traits { $0.contentType = .name }.effectiveAutocapitalization == .words)
    let lowercase = traits {
      $0.contentType = .name
      $0.autocapitalization = .none
    }
    #expect(lowercase.effectiveAutocapitalization == .none)
  }
}
