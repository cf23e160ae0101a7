// SPDX-License-Identifier: MIT

import CGtk

/// A key as it goes down, for those who look at it before the widget that has the focus.
package struct KeyPress {
  /// Nil for a key that types a character.
  package let name: Key?
  /// The digit on the key, whatever the layout makes of it with Alt.
  package let digit: Int?
  /// Whether the key is a character's, or the beginning of one: a dead key, a compose key.
  package let isText: Bool
  private let state: UInt32

  /// - Parameters:
  ///   - keysym: an X keysym, as GTK's key controllers give it.
  ///   - code: the hardware's code of the key, as X11 and Wayland give it.
  ///   - state: the modifiers held.
  package init(_ keysym: UInt32, code: UInt32, state: UInt32) {
    let symbol = Int32(bitPattern: keysym)
    self.state = state
    name = Key(keysym, state: state)
    digit = Self.digit(keysym) ?? Self.digit(ofCode: code)
    let character = gdk_keyval_to_unicode(keysym)
    let isControl = character < 0x20 || (0x7F..<0xA0).contains(character)
    isText = name == nil && (!isControl || Self.beginsText(symbol))
  }

  package var hasAlt: Bool { has(GDK_ALT_MASK) }
  package var hasShift: Bool { has(GDK_SHIFT_MASK) }
  package var hasControl: Bool { has(GDK_CONTROL_MASK) }
  /// Whether a modifier is held that makes a command of a character.
  package var isCommand: Bool { state.makesCommand }

  private func has(_ mask: GdkModifierType) -> Bool { state & mask.rawValue != 0 }

  private static func digit(_ keysym: UInt32) -> Int? {
    for first in [UInt32(GDK_KEY_0), UInt32(GDK_KEY_KP_0)]
    where (first...first + 9).contains(keysym) {
      return Int(keysym - first)
    }
    return nil
  }

  // The row of digits on every keyboard, of which some layouts make other characters.
  private static func digit(ofCode code: UInt32) -> Int? {
    (10...18).contains(code) ? Int(code) - 9 : nil
  }

  private static func beginsText(_ symbol: Int32) -> Bool {
    symbol == GDK_KEY_Multi_key
      || (GDK_KEY_dead_grave...GDK_KEY_dead_longsolidusoverlay).contains(symbol)
  }
}
