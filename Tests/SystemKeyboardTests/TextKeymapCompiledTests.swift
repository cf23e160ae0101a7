// SPDX-License-Identifier: MIT

import CXkb
import InputAssistant
import Testing

@testable import SystemKeyboard

/// What libxkbcommon, which compositors and clients read keymaps with, makes of ours.
@Suite @MainActor struct TextKeymapCompiledTests {
  /// What a keyboard types that has a keymap.
  private final class Compiled {
    private let context: OpaquePointer
    private let keymap: OpaquePointer
    private let state: OpaquePointer

    init?(_ text: String) {
      guard let context = xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES) else { return nil }
      let keymap = xkb_keymap_new_from_string(
        context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
      guard let keymap, let state = xkb_state_new(keymap) else { return nil }
      (self.context, self.keymap, self.state) = (context, keymap, state)
    }

    deinit {
      xkb_state_unref(state)
      xkb_keymap_unref(keymap)
      xkb_context_unref(context)
    }

    func typed(_ code: UInt32, shift: Bool) -> String {
      xkb_state_update_mask(state, shift ? 1 : 0, 0, 0, 0, 0, 0)
      var bytes = [CChar](repeating: 0, count: 16)
      let count = xkb_state_key_get_utf8(state, code + 8, &bytes, bytes.count)
      return String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The modifiers that a key holds down.
    func mask(_ code: UInt32) -> UInt32 {
      xkb_state_update_key(state, code + 8, XKB_KEY_DOWN)
      defer { xkb_state_update_key(state, code + 8, XKB_KEY_UP) }
      return xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED)
    }

    /// Whether a light is on; nil if there is no such light.
    func isLit(_ light: String, locked: UInt32) -> Bool? {
      xkb_state_update_mask(state, 0, 0, locked, 0, 0, 0)
      let answer = xkb_state_led_name_is_active(state, light)
      return answer < 0 ? nil : answer > 0
    }

    func symbol(_ code: UInt32) -> String {
      var bytes = [CChar](repeating: 0, count: 32)
      let symbol = xkb_state_key_get_one_sym(state, code + 8)
      let count = xkb_keysym_get_name(symbol, &bytes, bytes.count)
      return String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  @Test func everyCharacterOfASCIIIsTyped() throws {
    let keymap = try #require(Compiled(KeymapText.make(spare: [])))
    for value in UInt8(32)..<127 {
      let key = KeyCode.ascii[Int(value)]
      #expect(keymap.typed(key.code, shift: key.needsShift) == String(UnicodeScalar(value)))
    }
  }

  @Test func spareKeysTypeAnyCharacter() throws {
    let spare: [Unicode.Scalar?] = ["é", nil, "€", "😀"]
    let keymap = try #require(Compiled(KeymapText.make(spare: spare)))
    for (code, scalar) in zip(KeyCode.spare, spare) {
      #expect(keymap.typed(code, shift: false) == scalar.map(String.init) ?? "")
    }
  }

  @Test func noLightIsOnUntilSomethingIsLocked() throws {
    let keymap = try #require(Compiled(KeymapText.make(spare: [])))
    for light in ["Caps Lock", "Num Lock", "Scroll Lock"] {
      #expect(keymap.isLit(light, locked: 0) == false, "\(light)")
    }
    #expect(keymap.isLit("Caps Lock", locked: 2) == true)
  }

  @Test func modifiersAreWhatTheKeyboardSays() throws {
    let keymap = try #require(Compiled(KeymapText.make(spare: [])))
    #expect(keymap.mask(KeyCode.shift) == 1)
    #expect(keymap.mask(KeyCode.control) == 4)
    #expect(keymap.mask(KeyCode.alt) == 8)
    #expect(keymap.mask(KeyCode.superKey) == 64)
    #expect(keymap.mask(KeyCode.ascii[97].code) == 0)
  }

  @Test func everyOtherKeyHasItsSymbol() throws {
    let keymap = try #require(Compiled(KeymapText.make(spare: [])))
    for (code, symbol) in KeyCode.named { #expect(keymap.symbol(code) == symbol) }
  }
}
