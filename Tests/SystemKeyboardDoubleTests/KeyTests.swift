// SPDX-License-Identifier: MIT

import CompositorDouble
import InputAssistant
import Testing

@testable import SystemKeyboard

/// What goes by the virtual keyboard, read by libxkbcommon with the keymap that came along.
@MainActor
@Suite struct KeyTests {
  private static func terminal() -> DoubleField {
    let field = DoubleField()
    (field.givesText, field.purpose) = (false, 13)
    return field
  }

  @Test("Keys and their combinations arrive under their names")
  func combinations() throws {
    let typist = try Typist(Self.terminal(), isStrict: true)
    let strokes: [(KeyStroke, String)] = [
      (KeyStroke(.character("c"), modifiers: .control), "Control+c"),
      (KeyStroke(.character("x"), modifiers: .alt), "Alt+x"),
      (KeyStroke(.character("v"), modifiers: [.control, .alt]), "Alt+Control+v"),
      (KeyStroke(.escape), "Escape"), (KeyStroke(.tab), "Tab"), (KeyStroke(.left), "Left"),
      (KeyStroke(.right), "Right"), (KeyStroke(.up), "Up"), (KeyStroke(.down), "Down"),
      (KeyStroke(.return), "Return"), (KeyStroke(.backspace), "BackSpace"),
    ]
    for (stroke, name) in strokes {
      typist.text.press(stroke)
      typist.finish()
      #expect(typist.field.keys.last == name)
    }
    #expect(typist.field.keys.count == strokes.count)
    let keyboard = try #require(typist.compositor.virtualKeyboards.first)
    #expect(keyboard.keymaps == 1)
    #expect(keyboard.pressed == [])
    #expect(keyboard.modifiers == [0, 0, 0])
    // Programs that count keys, not bits, see the modifiers pressed too.
    #expect(keyboard.names.filter { $0 == "Control_L" }.count == 2)
  }

  @Test("All of ASCII is typed by one keymap")
  func ascii() throws {
    let typed = String(String.UnicodeScalarView((32...126).compactMap(Unicode.Scalar.init)))
    let typist = try Typist(Self.terminal(), isStrict: true)
    for character in typed { typist.text.insert(String(character)) }
    typist.finish()
    #expect(typist.field.text == typed)
    #expect(typist.compositor.virtualKeyboards.first?.keymaps == 1)
  }

  @Test("Letters of any script are typed by keymaps that grow")
  func anyScript() throws {
    let typed = "äöüß ñçé Ωλ жю שלום 日本語 €→ 😀🇳🇱 e\u{301}"
    let typist = try Typist(Self.terminal(), isStrict: true)
    for character in typed + typed { typist.text.insert(String(character)) }
    typist.finish()
    #expect(typist.field.text == typed + typed)
    #expect(typist.compositor.errors == [])
  }

  @Test("No key goes out before a keymap, and no keymap before a key")
  func lazyKeymap() throws {
    let typist = try Typist(DoubleField("abc "), isStrict: true)
    typist.text.reset()
    typist.text.insert("d")
    typist.finish()
    #expect(typist.compositor.virtualKeyboards.isEmpty)
    typist.text.pressReturn()
    typist.finish()
    #expect(typist.compositor.virtualKeyboards.first?.keymaps == 1)
    #expect(typist.field.text == "abc d\n")
    #expect(typist.compositor.errors == [])
  }

  @Test("A press and its release come together")
  func together() throws {
    let typist = try Typist(Self.terminal(), isStrict: true)
    typist.text.press(KeyStroke(.character("c"), modifiers: .control))
    typist.compositor.pump()
    #expect(typist.field.keys == ["Control+c"])
    #expect(typist.compositor.virtualKeyboards.first?.pressed == [])
    #expect(typist.compositor.virtualKeyboards.first?.modifiers == [0, 0, 0])
  }

  @Test("Everything goes by keys where there is no input method, or another one has the seat")
  func withoutInputMethod() throws {
    for isMissing in [true, false] {
      var options = CompositorOptions()
      if isMissing { options.missing = [.inputMethod] } else { options.hasOtherInputMethod = true }
      let typist = try Typist(DoubleField(), isStrict: true, options: options)
      typist.text.insert("Aé")
      typist.text.pressReturn()
      typist.text.insert("b")
      typist.finish()
      #expect(typist.field.text == "Aé\nb")
      #expect(!typist.text.givesText)
    }
  }

  @Test("Everything goes by commits where there is no virtual keyboard")
  func withoutVirtualKeyboard() throws {
    var options = CompositorOptions()
    options.missing = [.virtualKeyboard]
    let typist = try Typist(DoubleField("x"), isStrict: true, options: options)
    typist.text.insert("ab")
    typist.finish()
    typist.text.deleteBackward(1)
    typist.text.pressReturn()
    typist.text.insert("c")
    typist.finish()
    #expect(typist.field.text == "xa\nc")
  }
}
