// SPDX-License-Identifier: MIT

import CGtk

/// What a text widget tells a system keyboard to expect.
package enum InputPurpose: Sendable {
  case freeForm, alpha, digits, number, phone, url, email, name, password, pin, terminal

  var gtk: GtkInputPurpose {
    switch self {
    case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
    case .alpha: GTK_INPUT_PURPOSE_ALPHA
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    case .pin: GTK_INPUT_PURPOSE_PIN
    case .terminal: GTK_INPUT_PURPOSE_TERMINAL
    }
  }
}

/// What a text widget asks a system keyboard to do or leave.
package struct InputHints: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let spellcheck = InputHints(rawValue: GTK_INPUT_HINT_SPELLCHECK.rawValue)
  package static let noSpellcheck = InputHints(rawValue: GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
  package static let wordCompletion = InputHints(rawValue: GTK_INPUT_HINT_WORD_COMPLETION.rawValue)
  package static let uppercaseChars = InputHints(rawValue: GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue)
  package static let uppercaseWords = InputHints(rawValue: GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue)
  package static let uppercaseSentences = InputHints(
    rawValue: GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue)
  package static let inhibitKeyboard = InputHints(rawValue: GTK_INPUT_HINT_INHIBIT_OSK.rawValue)
  package static let hidden = InputHints(rawValue: GTK_INPUT_HINT_PRIVATE.rawValue)
}
