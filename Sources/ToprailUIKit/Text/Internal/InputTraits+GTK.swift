// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

extension InputTraits {
  /// What a system keyboard is told of the field, as far as GTK has words for it.
  var purpose: InputPurpose {
    if contentType == .oneTimeCode { return .pin }
    if isSecret { return keyboard.isPad ? .pin : .password }
    switch keyboard {
    case .asciiCapable: return .alpha
    case .numberPad, .asciiCapableNumberPad: return .digits
    case .decimalPad: return .number
    case .phonePad: return .phone
    case .namePhonePad: return .name
    case .emailAddress: return .email
    case .URL: return .url
    default: return .freeForm
    }
  }

  var hints: InputHints {
    var hints: InputHints = []
    switch effectiveAutocapitalization {
    // GTK's hint for small letters would have a keyboard turn the capitals into small ones.
    case .none: break
    case .words: hints.insert(.uppercaseWords)
    case .sentences: hints.insert(.uppercaseSentences)
    case .allCharacters: hints.insert(.uppercaseChars)
    }
    if suggestionMode == .all { hints.insert(.wordCompletion) }
    if spellChecking == .no { hints.insert(.noSpellcheck) }
    if spellChecking == .yes { hints.insert(.spellcheck) }
    if isSecret { hints.insert(.hidden) }
    return hints
  }
}
