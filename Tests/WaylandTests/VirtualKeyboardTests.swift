// SPDX-License-Identifier: MIT

import CompositorDouble
import Testing
import Wayland

@MainActor
@Suite struct VirtualKeyboardTests {
  /// Three keys: "a" and "A" on 30, Return on 28, Shift on 42; the codes in XKB are 8 more.
  private static let keymap = """
    xkb_keymap {
      xkb_keycodes { <A> = 38; <RET> = 36; <SH> = 50; };
      xkb_types {
        type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
        type "TWO_LEVEL" {
          modifiers = Shift; map[Shift] = Level2;
          level_name[Level1] = "Base"; level_name[Level2] = "Shift";
        };
      };
      xkb_compatibility { };
      xkb_symbols {
        key <A> { type = "TWO_LEVEL", [ a, A ] };
        key <RET> { type = "ONE_LEVEL", [ Return ] };
        key <SH> { type = "ONE_LEVEL", [ Shift_L ] };
        modifier_map Shift { <SH> };
      };
    };
    """

  @Test("Each request arrives with its arguments")
  func eachRequestArrivesWithItsArguments() throws {
    let client = try Client()
    let seat = try client.bindSeat()
    let requests = try client.requests {
      let keyboard = try client.makeVirtualKeyboard(seat)
      #expect(keyboard.setKeymap(Self.keymap))
      keyboard.key(30, isPressed: true, time: 7)
      keyboard.key(30, isPressed: false, time: 8)
      keyboard.modifiers(depressed: 1, latched: 2, locked: 3, group: 4)
    }
    #expect(
      requests == [
        "zwp_virtual_keyboard_manager_v1.create_virtual_keyboard(wl_seat, new)",
        "zwp_virtual_keyboard_v1.keymap(1, fd, \(Self.keymap.utf8.count + 1))",
        "zwp_virtual_keyboard_v1.key(7, 30, 1)", "zwp_virtual_keyboard_v1.key(8, 30, 0)",
        "zwp_virtual_keyboard_v1.modifiers(1, 2, 3, 4)", "zwp_virtual_keyboard_v1.destroy()",
      ])
    #expect(client.compositor.errors.isEmpty)
  }

  @Test("Keys type what the keymap says, with the modifiers that are told")
  func keysTypeWhatKeymapSays() throws {
    let client = try Client()
    let field = DoubleField()
    client.compositor.focus(field)
    let keyboard = try client.makeVirtualKeyboard(try client.bindSeat())
    _ = keyboard.setKeymap(Self.keymap)
    for (shift, key) in [(0, 30), (1, 30), (0, 28), (0, 30)] as [(UInt32, UInt32)] {
      keyboard.modifiers(depressed: shift, latched: 0, locked: 0, group: 0)
      keyboard.key(key, isPressed: true, time: 0)
      keyboard.key(key, isPressed: false, time: 0)
    }
    client.settle()
    #expect(field.text == "aA\na")
    #expect(field.keys == ["a", "A", "Return", "a"])
    #expect(client.compositor.virtualKeyboards.first?.pressed == [])
    _ = keyboard
  }

  @Test("A broken keymap is noticed")
  func brokenKeymapIsNoticed() throws {
    let client = try Client()
    let keyboard = try client.makeVirtualKeyboard(try client.bindSeat())
    _ = keyboard.setKeymap("xkb_keymap {")
    client.settle()
    #expect(client.compositor.errors == ["a keymap that does not compile"])
    _ = keyboard
  }
}
