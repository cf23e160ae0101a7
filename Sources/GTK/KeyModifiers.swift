// SPDX-License-Identifier: MIT

import CGtk

extension UInt32 {
  /// Whether these modifiers, as GTK's key controllers give them, make a command of a key.
  var makesCommand: Bool {
    [GDK_CONTROL_MASK, GDK_ALT_MASK, GDK_SUPER_MASK, GDK_META_MASK].contains {
      self & $0.rawValue != 0
    }
  }
}
