// SPDX-License-Identifier: MIT

import CGtk

/// The keys that mean something else than text.
package enum Key {
  case backspace, enter, tab

  /// - Parameter keysym: an X keysym, as GTK's key controllers give it.
  package init?(_ keysym: UInt32) {
    switch Int32(bitPattern: keysym) {
    case GDK_KEY_BackSpace: self = .backspace
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_Tab, GDK_KEY_KP_Tab: self = .tab
    default: return nil
    }
  }
}
