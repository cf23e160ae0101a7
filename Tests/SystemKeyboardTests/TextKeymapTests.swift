// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@testable import SystemKeyboard

@Suite @MainActor struct TextKeymapTests {
  /// What a key of a keymap types; xkbcommon's own tools checked the whole text by hand.
  private func symbols(_ code: UInt32, in keymap: String) -> String? {
    keymap.split(separator: "\n").first { $0.hasPrefix("key <K\(code)> ") }.map(String.init)
  }

  @Test func everyCharacterOfASCIIHasAKey() {
    let keymap = KeymapText.make(spare: [])
    for value in UInt8(32)..<127 {
      let key = KeyCode.ascii[Int(value)]
      let name = "U00" + String(value, radix: 16, uppercase: true)
      let levels = symbols(key.code, in: keymap)?.split(whereSeparator: " ,".contains)
      #expect(levels?[key.needsShift ? 5 : 4] == Substring(name), "\(value)")
    }
  }

  @Test func noCodeIsTakenTwice() {
    let rows = KeyCode.rows.flatMap { row in (0..<UInt32(row.plain.count)).map { row.first + $0 } }
    let codes = rows + KeyCode.named.map(\.code) + KeyCode.spare
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { (1...247).contains($0) })
    #expect(KeyCode.rows.allSatisfy { $0.plain.count == $0.shifted.count })
  }

  @Test func theKeymapGoesOutBeforeTheFirstKeyAndNotAgain() {
    let wire = TextWireLog()
    let keys = VirtualKeys(wire: wire)
    #expect(wire.take() == "")
    keys.type([KeyStroke(.tab)], time: 0)
    #expect(
      wire.take() == "keymap, -29, -56, -42, -125, mods 0 0 0 0, +42, -42, +15, -15")
    keys.type([KeyStroke(.character("a")), KeyStroke(.character("€"))], time: 0)
    #expect(wire.take() == "+30, -30, keymap, +183, -183")
    #expect(symbols(183, in: wire.keymaps[1]) == "key <K183> { [ U20AC ] };")
    keys.type([KeyStroke(.character("€")), KeyStroke(.character("A"))], time: 0)
    #expect(wire.take() == "+183, -183, +42, mods 1 0 0 0, +30, -30, -42, mods 0 0 0 0")
  }

  @Test func modifiersAreHeldAroundTheKeyAndLetGo() {
    let wire = TextWireLog()
    let keys = VirtualKeys(wire: wire)
    keys.type([KeyStroke(.escape)], time: 0)
    _ = wire.take()
    keys.type([KeyStroke(.character("c"), modifiers: .control)], time: 0)
    #expect(wire.take() == "+29, mods 4 0 0 0, +46, -46, -29, mods 0 0 0 0")
    keys.type([KeyStroke(.function(11), modifiers: [.alt, .control, .shift])], time: 0)
    #expect(
      wire.take() == "+29, mods 4 0 0 0, +56, mods 12 0 0 0, +42, mods 13 0 0 0, +87, -87, "
        + "-42, mods 12 0 0 0, -56, mods 4 0 0 0, -29, mods 0 0 0 0")
  }

  @Test func moreCharactersThanSpareKeysAreTypedInTurn() {
    let wire = TextWireLog()
    let keys = VirtualKeys(wire: wire)
    let letters = (0..<40).compactMap { Unicode.Scalar(0x3B1 + $0) }.map(Character.init)
    keys.type(letters.map { KeyStroke(.character($0)) }, time: 0)
    // What each key typed by the keymap that was the last one before it.
    var (typed, keymap) = ("", -1)
    for entry in wire.log {
      if entry == "keymap" { keymap += 1 }
      guard entry.hasPrefix("+"), let code = UInt32(entry.dropFirst()) else { continue }
      let line = symbols(code, in: wire.keymaps[keymap])
      let hex = line?.split(separator: " ")[4].dropFirst() ?? ""
      if let value = UInt32(hex, radix: 16), let scalar = Unicode.Scalar(value) {
        typed.unicodeScalars.append(scalar)
      }
    }
    #expect(typed == String(letters))
  }

  @Test func aKeyboardThatStartsLetsGoOfEverythingAgain() {
    let wire = TextWireLog()
    let keys = VirtualKeys(wire: wire)
    keys.type([KeyStroke(.tab)], time: 0)
    _ = wire.take()
    keys.reset()
    keys.type([KeyStroke(.tab)], time: 0)
    #expect(wire.take().hasPrefix("keymap, -29, -56, -42, -125, mods 0 0 0 0, +42, -42, "))
  }
}
