// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A key that moves in a list or a dialog, or does something there.
package enum NavigationKey: Sendable {
  case up, down, left, right, pageUp, pageDown, home, end, enter, space, delete, menu, escape

  /// - Parameters:
  ///   - keysym: an X keysym, as GTK's key controllers give it.
  ///   - state: the modifiers held; with one that makes a shortcut of it the key is none of these.
  init?(_ keysym: UInt32, state: UInt32) {
    guard !state.makesCommand else { return nil }
    switch Int32(bitPattern: keysym) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .delete
    case GDK_KEY_Menu: self = .menu
    case GDK_KEY_F10 where state & GDK_SHIFT_MASK.rawValue != 0: self = .menu
    case GDK_KEY_Escape: self = .escape
    default: return nil
    }
  }
}

extension Widget {
  /// Calls back for such keys pressed in the widget; true if the key was used.
  ///
  /// - Parameter beforeContent: whether what has the focus in the widget gets what is left of them,
  ///   not the other way round.
  package func onNavigationKey(
    beforeContent: Bool = false, _ handler: @escaping @MainActor (NavigationKey) -> Bool
  ) {
    guard let controller = gtk_event_controller_key_new() else { return }
    if beforeContent {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    }
    let object = Object(retaining: UnsafeMutableRawPointer(controller))
    gtk_widget_add_controller(widget, controller)
    object.onKey("key-pressed") { key, _, state in
      NavigationKey(key, state: state).map(handler) ?? false
    }
  }
}
