// SPDX-License-Identifier: MIT

import CGtk

/// A key of a shortcut.
package struct ShortcutKey {
  /// The keys without a character.
  package enum Special {
    case up, down, left, right, escape, pageUp, pageDown, home, end, delete
    case function(Int)
  }

  /// The X keysyms that it stands for.
  let keysyms: [UInt32]
  /// Whether it is a sign, neither a letter nor a key without a character.
  let isSign: Bool

  package init(_ key: Special) {
    isSign = false
    keysyms = Self.keysyms(key).map(UInt32.init)
  }

  /// The key that types a character; tab, return, backspace and escape have one too.
  package init(_ character: Unicode.Scalar) {
    let lowered = character.properties.lowercaseMapping.unicodeScalars
    let letter = lowered.count == 1 ? lowered.first ?? character : character
    switch character.value {
    case 0x08: keysyms = [UInt32(GDK_KEY_BackSpace)]
    case 0x09: keysyms = [UInt32(GDK_KEY_Tab), UInt32(GDK_KEY_KP_Tab)]
    case 0x0A, 0x0D: keysyms = [UInt32(GDK_KEY_Return), UInt32(GDK_KEY_KP_Enter)]
    case 0x1B: keysyms = [UInt32(GDK_KEY_Escape)]
    case 0x7F: keysyms = [UInt32(GDK_KEY_Delete)]
    default: keysyms = [gdk_unicode_to_keyval(letter.value)]
    }
    isSign = !character.properties.isAlphabetic && character.value > 0x20 && character.value != 0x7F
  }

  private static func keysyms(_ key: Special) -> [Int32] {
    switch key {
    case .up: [GDK_KEY_Up, GDK_KEY_KP_Up]
    case .down: [GDK_KEY_Down, GDK_KEY_KP_Down]
    case .left: [GDK_KEY_Left, GDK_KEY_KP_Left]
    case .right: [GDK_KEY_Right, GDK_KEY_KP_Right]
    case .escape: [GDK_KEY_Escape]
    case .pageUp: [GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up]
    case .pageDown: [GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down]
    case .home: [GDK_KEY_Home, GDK_KEY_KP_Home]
    case .end: [GDK_KEY_End, GDK_KEY_KP_End]
    case .delete: [GDK_KEY_BackSpace, GDK_KEY_Delete, GDK_KEY_KP_Delete]
    case .function(let number): [GDK_KEY_F1 + Int32(clamping: number - 1)]
    }
  }
}
