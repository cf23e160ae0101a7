// SPDX-License-Identifier: MIT

import CXkb

/// A keymap that a client uploaded, and the modifiers that it set, in libxkbcommon.
final class Keymap {
  private let context: OpaquePointer
  private let keymap: OpaquePointer
  private let state: OpaquePointer

  /// Compiles a keymap; nil if libxkbcommon refuses it.
  init?(_ text: String) {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES) else { return nil }
    guard
      let keymap = xkb_keymap_new_from_string(
        context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS),
      let state = xkb_state_new(keymap)
    else {
      xkb_context_unref(context)
      return nil
    }
    (self.context, self.keymap, self.state) = (context, keymap, state)
  }

  deinit {
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  /// The keysym's name, of Linux's key code.
  func name(of code: UInt32) -> String {
    let symbol = xkb_state_key_get_one_sym(state, code + 8)
    return read { xkb_keysym_get_name(symbol, $0, $1) }
  }

  /// The text that a key types.
  func text(of code: UInt32) -> String {
    read { xkb_state_key_get_utf8(state, code + 8, $0, $1) }
  }

  func setModifiers(_ values: [UInt32]) {
    xkb_state_update_mask(state, values[0], values[1], values[2], 0, 0, values[3])
  }

  /// The modifiers that make a key another one, each with a plus sign.
  var heldModifiers: String {
    ["Control": "Control", "Mod1": "Alt", "Mod4": "Super"].filter {
      xkb_state_mod_name_is_active(state, $0.key, XKB_STATE_MODS_EFFECTIVE) == 1
    }.values.sorted().map { $0 + "+" }.joined()
  }

  private func read(_ body: (UnsafeMutablePointer<CChar>, Int) -> Int32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      base.initialize(repeating: 0, count: 64)
      return body(base, 64) > 0 ? String(cString: base) : ""
    }
  }
}
