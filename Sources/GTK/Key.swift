// SPDX-License-Identifier: MIT

import CGtk

/// A key by what it does, whichever of the keyboard's keys for that it is; characters but the space
/// have none.
package enum Key: Hashable, Sendable {
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, space, tab, backTab, backspace, delete, escape, menu
  case function(Int)

  /// - Parameters:
  ///   - keysym: an X keysym, as GTK's key controllers give it.
  ///   - state: the modifiers held; Shift and F10 is the menu key.
  init?(_ keysym: UInt32, state: UInt32) {
    guard let key = Self.keys[keysym] else { return nil }
    let isShifted = state & GDK_SHIFT_MASK.rawValue != 0
    self = key == .function(10) && isShifted ? .menu : key
  }

  /// The key if no modifier is held that makes a command of it.
  init?(uncommanded keysym: UInt32, state: UInt32) {
    guard !state.makesCommand else { return nil }
    self.init(keysym, state: state)
  }

  /// The X keysyms of the keys that do this.
  var keysyms: [UInt32] {
    symbols.map(UInt32.init)
  }

  private var symbols: [Int32] {
    switch self {
    case .up: [GDK_KEY_Up, GDK_KEY_KP_Up]
    case .down: [GDK_KEY_Down, GDK_KEY_KP_Down]
    case .left: [GDK_KEY_Left, GDK_KEY_KP_Left]
    case .right: [GDK_KEY_Right, GDK_KEY_KP_Right]
    case .pageUp: [GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up]
    case .pageDown: [GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down]
    case .home: [GDK_KEY_Home, GDK_KEY_KP_Home]
    case .end: [GDK_KEY_End, GDK_KEY_KP_End]
    case .enter: [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter]
    case .space: [GDK_KEY_space, GDK_KEY_KP_Space]
    case .tab: [GDK_KEY_Tab, GDK_KEY_KP_Tab]
    // With Shift, GTK has a keysym of its own.
    case .backTab: [GDK_KEY_ISO_Left_Tab]
    case .backspace: [GDK_KEY_BackSpace]
    case .delete: [GDK_KEY_Delete, GDK_KEY_KP_Delete]
    case .escape: [GDK_KEY_Escape]
    case .menu: [GDK_KEY_Menu]
    case .function(let number): [GDK_KEY_F1 + Int32(clamping: number - 1)]
    }
  }

  private static let keys: [UInt32: Key] = {
    let named: [Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .space, .tab, .backTab,
      .backspace, .delete, .escape, .menu,
    ]
    var keys: [UInt32: Key] = [:]
    for key in named + (1...12).map(Key.function) {
      for keysym in key.keysyms { keys[keysym] = key }
    }
    return keys
  }()
}
