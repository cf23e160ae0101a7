// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

/// Traits of a terminal, as Wayland clients describe one.
let terminalTraits = InputTraits(hint: 0, purpose: 13)

private func stroke(_ key: KeyStroke.Key, _ modifiers: KeyModifiers = []) -> KeyEffect {
  .press(KeyStroke(key, modifiers: modifiers))
}

/// Fingers on a keyboard that has a terminal's row wherever it may.
private func hands(always traits: InputTraits, before: String = "") -> Hands {
  var hands = Hands()
  hands.keyboard.terminalRow = .always
  hands.keyboard.begin(traits: traits, context: TextContext(before: before))
  return hands
}

@Suite("The keys of a terminal")
struct TerminalKeysTests {
  @Test("Stand above the letters and the symbols of a terminal")
  func rows() {
    let keyboard = Hands(terminalTraits).keyboard
    func row(_ layer: KeyLayer, _ row: Int = 0) -> [String] {
      keyboard.layout.keys(on: layer).filter { $0.row == row }
        .map { keyboard.appearance(of: $0).label }
    }
    #expect(row(.letters) == ["esc", "tab", "ctrl", "alt", "←", "↓", "↑", "→"])
    #expect(row(.symbols) == row(.letters))
    #expect(row(.moreSymbols) == ["esc", "tab", "ctrl", "alt", "home", "pgdn", "pgup", "end"])
    #expect(row(.letters, 1).first == "q" && row(.letters, 4).last == "return")
    #expect(keyboard.layout.layers.values.allSatisfy { $0.count == 5 })
  }

  @Test("Stand elsewhere if they are asked for, but never on pads")
  func choice() {
    for keyboard in InputTraits.Keyboard.allCases {
      let traits = traits(keyboard)
      let without = KeyLayout.keys(for: traits)
      #expect(KeyLayout.keys(for: traits, terminalRow: .never) == without)
      let with = KeyLayout.keys(for: traits, terminalRow: .always)
      #expect((with == without) == (keyboard.isPad || keyboard == .namePhonePad))
    }
    #expect(
      KeyLayout.keys(for: terminalTraits, terminalRow: .never) == KeyLayout.keys(for: plainTraits))
    #expect(
      KeyLayout.keys(for: terminalTraits)
        == KeyLayout.keys(for: plainTraits, terminalRow: .always))
  }

  @Test("Type no text")
  func strokes() {
    var hands = Hands(terminalTraits)
    hands.tap("escape", "tab", "left", "down", "up", "right", "numbers", "symbols")
    hands.tap("home", "page down", "page up", "end", "escape")
    let keys: [KeyStroke.Key] = [
      .escape, .tab, .left, .down, .up, .right, .home, .pageDown, .pageUp, .end, .escape,
    ]
    #expect(hands.effects == keys.map { stroke($0) })
  }

  @Test("Offer function keys to a long press")
  func functions() {
    var hands = Hands(terminalTraits)
    hands.press("escape")
    hands.wait(0.6)
    #expect(hands.keyboard.popUp?.choices == ["esc", "F1", "F2", "F3", "F4", "F5", "F6"])
    hands.move(to: nil, x: 5 * KeyPopUp.choicePitch)
    hands.release()
    hands.tap("control")
    hands.press("tab")
    hands.wait(0.6)
    hands.move(to: nil, x: 6 * KeyPopUp.choicePitch)
    hands.release()
    #expect(hands.effects == [stroke(.function(5)), stroke(.function(12), .control)])
    #expect(hands.keyboard.modifiers.isEmpty)
  }

  @Test("Repeat while an arrow is held, whatever the finger does")
  func repeats() {
    var hands = Hands(terminalTraits)
    hands.tap("alt")
    hands.press("up")
    hands.move(to: "q")
    hands.wait(0.75)
    hands.release()
    hands.wait(1)
    #expect(hands.effects == Array(repeating: stroke(.up, .alt), count: 4))
  }

  @Test("Escape is let go by a finger that leaves it")
  func leaves() {
    var hands = Hands(terminalTraits)
    hands.press("escape")
    hands.move(to: "q")
    hands.wait(2)
    hands.release()
    #expect(hands.effects.isEmpty)
  }

  @Test("Control goes with a letter, a symbol, a space, return and delete")
  func control() {
    var hands = Hands(terminalTraits)
    hands.tap("control", "c", "c", "control", "space", "control", "return", "control", "delete")
    hands.tap("control", "alt", "numbers", "-", "-")
    #expect(
      hands.effects == [
        stroke(.character("c"), .control), .insert("c"), stroke(.character(" "), .control),
        stroke(.return, .control), stroke(.backspace, .control),
        stroke(.character("-"), [.control, .alt]), .insert("-"),
      ])
  }

  @Test("Shift goes along where the person wants it")
  func shift() {
    var hands = Hands(terminalTraits)
    hands.tap("control", "shift", "c", "shift", "tab", "tab", "shift", "left", "shift", "d")
    #expect(
      hands.effects == [
        stroke(.character("c"), [.control, .shift]), stroke(.tab, .shift), stroke(.tab),
        stroke(.left, .shift), .insert("D"),
      ])
  }

  @Test("A capital that comes by itself is none for control and arrows")
  func automaticShift() {
    let sentences = traits(.default)
    var hands = hands(always: sentences)
    #expect(hands.keyboard.shift == .once)
    hands.tap("left", "control")
    #expect(hands.keyboard.shift == .off)
    hands.tap("z")
    #expect(hands.keyboard.shift == .once)
    hands.tap("control", "shift", "z", "control", "control")
    #expect(
      hands.effects == [
        stroke(.left), stroke(.character("z"), .control),
        stroke(.character("z"), [.control, .shift]),
      ])
  }

  @Test("Two taps or a long press lock control, another tap lets it go")
  func locks() {
    for locks in [{ (hands: inout Hands) in hands.tap("control", "control") }, hold] {
      var hands = Hands(terminalTraits)
      locks(&hands)
      let look = hands.keyboard.appearance(of: hands.key("control lock"))
      #expect(look.isSelected && look.isProminent && look.spokenLabel == "control lock")
      hands.tap("a", "b", "control lock", "c")
      #expect(
        hands.effects == [
          stroke(.character("a"), .control), stroke(.character("b"), .control), .insert("c"),
        ])
    }
  }

  @Test("A finger slides from control to a letter")
  func slides() {
    var hands = Hands(terminalTraits)
    hands.press("control")
    hands.move(to: "c")
    hands.release()
    hands.tap("c")
    #expect(hands.effects == [stroke(.character("c"), .control), .insert("c")])
  }

  @Test("A look says what is held for one key and what for all")
  func looks() {
    var hands = Hands(terminalTraits)
    hands.tap("alt")
    let look = hands.keyboard.appearance(of: hands.key("alt"))
    #expect(look.isSelected && !look.isProminent && look.isFunction && look.label == "alt")
    #expect(!hands.keyboard.appearance(of: hands.key("control")).isSelected)
    #expect(hands.keyboard.appearance(of: hands.key("page up")).isFunction == false)
    #expect(hands.keyboard.appearance(of: hands.key("up")).spokenLabel == "up")
  }

  @Test("What is locked goes with the row, what holds for one key with the focus")
  func focus() {
    var keyboard = Hands(terminalTraits).keyboard
    func tap(_ column: Int, at time: Double) {
      let key = KeyID(.letters, row: 0, column: column)
      _ = keyboard.press(key, touch: 0, at: Point(x: 0, y: 0), time: time)
      _ = keyboard.release(touch: 0, time: time)
    }
    tap(2, at: 1)
    tap(2, at: 1.1)
    tap(3, at: 5)
    #expect(keyboard.modifiers == [.control, .alt] && keyboard.lockedModifiers == .control)
    keyboard.begin(traits: terminalTraits, context: TextContext())
    #expect(keyboard.modifiers == .control && keyboard.lockedModifiers == .control)
    keyboard.begin(traits: plainTraits, context: TextContext())
    #expect(keyboard.modifiers.isEmpty && keyboard.lockedModifiers.isEmpty)
    keyboard.begin(traits: terminalTraits, context: TextContext())
    tap(2, at: 8)
    tap(2, at: 8.1)
    keyboard.end()
    #expect(keyboard.modifiers.isEmpty && keyboard.lockedModifiers.isEmpty)
  }

  @Test("Two spaces stay two, and nothing is capitalized")
  func plain() {
    var hands = Hands(terminalTraits)
    hands.tap("l", "s", "space", "space", "l")
    #expect(hands.typed == "ls  l")
  }

  @Test("On a secret field nothing pops up")
  func secret() {
    var hands = hands(always: InputTraits(hint: 0xC0, purpose: 8))
    hands.press("escape")
    hands.wait(2)
    #expect(hands.keyboard.popUp == nil)
    hands.release()
    #expect(hands.effects == [stroke(.escape)])
  }

  private func hold(_ hands: inout Hands) {
    hands.press("control")
    hands.wait(0.6)
    hands.release()
  }
}

/// A client that has no keys to send.
@MainActor
private final class PlainClient: TextClient {
  var context = TextContext()
  var said: [String] = []
  func insert(_ text: String) { said.append(text) }
  func deleteBackward(_ count: Int) {}
  func replaceBeforeCaret(_ count: Int, with text: String) {}
  func moveCaret(_ count: Int) { said.append("\(count)") }
  func pressReturn() {}
}

@Suite("A session on a terminal's keys")
@MainActor
struct TerminalSessionTests {
  @Test("A client that can't send keys moves its caret and inserts a tab")
  func plainClient() {
    let client = PlainClient()
    for key in [KeyStroke.Key.left, .tab, .up, .escape, .right] { client.press(KeyStroke(key)) }
    client.press(KeyStroke(.left, modifiers: .shift))
    client.press(KeyStroke(.character("c"), modifiers: .control))
    #expect(client.said == ["-1", "\t", "1"])
  }

  @Test("Hiding the keys lets go what holds for one key, and keeps what is locked")
  func hides() {
    let setting = SessionSetting(traits: terminalTraits)
    let session = setting.session
    let point = Point(x: 0, y: 0)
    _ = session.keyboard
    for (column, time) in [(2, 1.0), (2, 1.1), (3, 5)] {
      session.press(KeyID(.letters, row: 0, column: column), touch: 0, at: point, time: time)
      session.release(touch: 0, time: time)
    }
    #expect(session.keyboard.modifiers == [.control, .alt])
    session.hideKeys()
    #expect(session.keyboard.modifiers == .control)
  }

  @Test("The presenter learns of control, and the next field of the row that is asked for")
  func presents() {
    let setting = SessionSetting(traits: plainTraits)
    let session = setting.session
    session.terminalRow = .always
    session.begin(
      traits: plainTraits, bar: Bar(), client: setting.client, owner: setting.owner)
    #expect(session.keyboard.layout.layers[.letters]?.count == 5)
    let before = setting.presentations
    session.press(
      KeyID(.letters, row: 0, column: 2), touch: 0, at: Point(x: 0, y: 0), time: 1)
    session.release(touch: 0, time: 1.1)
    #expect(setting.presentations == before + 2)
    session.end()
    session.begin(
      traits: plainTraits, bar: Bar(), client: setting.client, owner: setting.owner)
    #expect(session.keyboard.layout.layers[.letters]?.count == 5)
  }
}
