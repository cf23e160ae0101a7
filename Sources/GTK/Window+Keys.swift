// SPDX-License-Identifier: MIT

import CGtk
package import GLib

extension Window {
  /// Keys of a hardware keyboard, before whatever has the focus sees them; modifiers are left out.
  package func onHardwareKey(_ handler: @escaping VoidHandler) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let object = Object(retaining: UnsafeMutableRawPointer(controller))
    gtk_widget_add_controller(widget, controller)
    object.onKey("key-pressed") { key, _, _ in
      if !isModifier(key) { handler() }
      return false
    }
  }
}

/// Whether a keysym is a shift, control, lock, alt, meta, super, hyper or level key.
private func isModifier(_ keysym: UInt32) -> Bool {
  let (shift, hyper) = (UInt32(bitPattern: GDK_KEY_Shift_L), UInt32(bitPattern: GDK_KEY_Hyper_R))
  let level = UInt32(bitPattern: GDK_KEY_ISO_Lock)...UInt32(bitPattern: GDK_KEY_ISO_Level5_Lock)
  return (shift...hyper).contains(keysym) || level.contains(keysym)
}
