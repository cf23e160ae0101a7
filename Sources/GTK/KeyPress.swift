// SPDX-License-Identifier: MIT

import CGtk

/// A key as it goes down, for those who look at it before the widget that has the focus.
package struct KeyPress {
  /// The keys that lead through controls.
  package enum Name: CaseIterable {
    case left, right, up, down, home, end, enter, space, escape, tab, f6, menu
  }

  /// Nil for a key that leads nowhere.
  package let name: Name?
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
    name =
      symbol == GDK_KEY_F10 && state & GDK_SHIFT_MASK.rawValue != 0 ? .menu : Self.names[symbol]
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

  private static let names: [Int32: Name] = [
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
    GDK_KEY_Return: .enter, GDK_KEY_KP_Enter: .enter, GDK_KEY_ISO_Enter: .enter,
    GDK_KEY_space: .space, GDK_KEY_KP_Space: .space, GDK_KEY_Escape: .escape,
    GDK_KEY_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_F6: .f6,
    GDK_KEY_Menu: .menu,
  ]

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
