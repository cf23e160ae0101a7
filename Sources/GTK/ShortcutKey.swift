// SPDX-License-Identifier: MIT

import CGtk

/// A key of a shortcut.
package struct ShortcutKey {
  /// The X keysyms that it stands for.
  let keysyms: [UInt32]
  /// Whether it is a sign, neither a letter nor a key without a character.
  let isSign: Bool

  /// Any of some keys that type no character.
  package init(_ keys: [Key]) {
    isSign = false
    keysyms = keys.flatMap(\.keysyms)
  }

  /// The key that types a character; tab, return, backspace and escape have one too.
  package init(_ character: Unicode.Scalar) {
    let lowered = character.properties.lowercaseMapping.unicodeScalars
    let letter = lowered.count == 1 ? lowered.first ?? character : character
    switch character.value {
    case 0x08: keysyms = Key.backspace.keysyms
    case 0x09: keysyms = Key.tab.keysyms
    case 0x0A, 0x0D: keysyms = Key.enter.keysyms
    case 0x1B: keysyms = Key.escape.keysyms
    case 0x7F: keysyms = Key.delete.keysyms
    default: keysyms = [gdk_unicode_to_keyval(letter.value)]
    }
    isSign = !character.properties.isAlphabetic && character.value > 0x20 && character.value != 0x7F
  }
}
