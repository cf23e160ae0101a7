// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A key that is being pressed, to be compared with shortcuts; good while its handler runs.
@MainActor
package struct ShortcutPress {
  /// The modifiers that make shortcuts.
  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    package static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    package static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
  }

  /// How well a key fits a shortcut.
  package enum Fit: Comparable {
    case none
    /// In another of the keyboard's layouts.
    case partial
    case exact
  }

  fileprivate let event: OpaquePointer
  fileprivate let keysym: UInt32
  fileprivate let state: UInt32

  /// How well the key fits one that is held with modifiers.
  ///
  /// As in GTK's own shortcuts the key's letters in all of the keyboard's layouts count, so that
  /// shortcuts work while a layout without Latin letters is on. A sign that takes Shift on this
  /// keyboard fits with and without it.
  package func fit(_ key: ShortcutKey, _ modifiers: Modifiers) -> Fit {
    key.keysyms.map { fit($0, modifiers, isSign: key.isSign) }.max() ?? .none
  }

  private func fit(_ wanted: UInt32, _ modifiers: Modifiers, isSign: Bool) -> Fit {
    switch gdk_key_event_matches(event, wanted, GdkModifierType(rawValue: modifiers.rawValue)) {
    case GDK_KEY_MATCH_EXACT: return .exact
    case GDK_KEY_MATCH_PARTIAL: return .partial
    default:
      let all: Modifiers = [.shift, .control, .alt]
      let held = Modifiers(rawValue: state).intersection(all)
      let isHeld = held.subtracting(.shift) == modifiers.subtracting(.shift)
      return isSign && keysym == wanted && isHeld && held.contains(modifiers) ? .exact : .none
    }
  }
}

extension Window {
  /// Keys pressed in the window, before the focused widget sees them or after it has left them; true
  /// uses one up.
  package func onKey(beforeFocus: Bool, _ handler: @escaping @MainActor (ShortcutPress) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(
      controller, beforeFocus ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    // The handler dies with the controller, and that with the window.
    Object(retaining: UnsafeMutableRawPointer(controller)).onKey("key-pressed") { key, _, state in
      guard let event = gtk_event_controller_get_current_event(controller) else { return false }
      return handler(ShortcutPress(event: event, keysym: key, state: state))
    }
    gtk_widget_add_controller(widget, controller)
  }
}
