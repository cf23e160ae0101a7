// SPDX-License-Identifier: MIT

import InputAssistant

extension KeyStroke {
  /// What the key most likely does to a text; nothing if that can't be told.
  func apply(to field: inout FieldText) {
    guard modifiers.subtracting(.shift).isEmpty else { return }
    switch key {
    case .character(let character) where modifiers.isEmpty: field.insert(String(character))
    case .return: field.insert("\n")
    case .backspace: field.deleteBackward(1)
    case .left where modifiers.isEmpty: field.moveCaret(-1)
    case .right where modifiers.isEmpty: field.moveCaret(1)
    default: break
    }
  }
}
