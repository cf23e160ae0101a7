// SPDX-License-Identifier: MIT

import CGtk

/// The keys that mean something else than text.
package enum Key {
  case backspace, enter, tab

  /// - Parameters:
  ///   - keysym: an X keysym, as GTK's key controllers give it.
  ///   - state: the modifiers held; with one that makes a shortcut of it the key is none of these.
  init?(_ keysym: UInt32, state: UInt32) {
    guard !state.makesCommand else { return nil }
    // GTK has a keysym of its own for Shift and Tab, so that one falls through here.
    switch Int32(bitPattern: keysym) {
    case GDK_KEY_BackSpace: self = .backspace
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_Tab, GDK_KEY_KP_Tab: self = .tab
    default: return nil
    }
  }
}
