// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@Suite("Shift and layers")
struct KeyboardShiftTests {
  @Test("Shift capitalizes one letter")
  func once() {
    var hands = Hands()
    hands.tap("shift", "a", "b")
    #expect(hands.typed == "Ab")
    hands.tap("shift")
    hands.wait(1)
    hands.tap("shift", "c")
    #expect(hands.typed == "Abc")
  }

  @Test("A double tap locks it, a tap unlocks it")
  func lock() {
    var hands = Hands()
    hands.tap("shift", "shift")
    #expect(hands.keyboard.shift == .locked)
    #expect(hands.keyboard.appearance(of: hands.key("caps lock")).isSelected)
    hands.tap("a", "b")
    hands.tap("shift", "c")
    #expect(hands.typed == "ABc")
    hands.tap("shift")
    hands.wait(0.25)
    hands.tap("shift")
    #expect(hands.keyboard.shift == .off)
    hands.wait(1)
    hands.tap("shift", "a", "shift", "b", "c")
    #expect(hands.typed == "ABcABc")
  }

  @Test("Held while letters are typed it capitalizes just them")
  func chord() {
    var hands = Hands()
    hands.press("shift", touch: 1)
    hands.press("a", touch: 2)
    hands.release(touch: 2)
    hands.press("b", touch: 2)
    hands.release(touch: 1)
    #expect(hands.keyboard.shift == .off)
    hands.release(touch: 2)
    hands.tap("c")
    #expect(hands.typed == "ABc")
    hands.tap("shift", "shift")
    hands.press("shift", touch: 1)
    hands.press("a", touch: 2)
    hands.release(touch: 2)
    hands.release(touch: 1)
    #expect(hands.keyboard.shift == .locked)
  }

  @Test("A slide from shift types one capital")
  func slide() {
    var hands = Hands()
    hands.press("shift")
    hands.move(to: "a")
    #expect(hands.keyboard.popUp?.choices == ["A"])
    hands.release()
    hands.tap("shift", "b", "c")
    #expect(hands.typed == "ABc" && hands.keyboard.shift == .off)
  }

  @Test("A slide from shift or a layer key is typed in press order, and only keys that type count")
  func slideInOrder() {
    var hands = Hands()
    hands.press("shift", touch: 1)
    hands.move(to: "delete", touch: 1)
    #expect(hands.keyboard.pressedKeys.isEmpty)
    hands.move(to: "a", touch: 1)
    hands.press("b", touch: 2)
    #expect(hands.typed == "A")
    hands.release(touch: 1)
    hands.release(touch: 2)
    #expect(hands.typed == "Ab" && hands.keyboard.shift == .off)
    hands.press("123", touch: 1)
    hands.move(to: "#+=", touch: 1)
    #expect(hands.keyboard.pressedKeys.isEmpty)
    hands.release(touch: 1)
    #expect(hands.keyboard.layer == .symbols)
  }

  @Test("A client that says nothing about its text gets capitals where they belong")
  func silentClient() {
    var hands = Hands(InputTraits())
    for label in ["a", "b", "space", "space", "c", "d"] {
      hands.tap(label)
      hands.keyboard.contextChanged(TextContext())
    }
    #expect(hands.typed == "Ab. Cd")
  }

  @Test("Capitals by themselves: words, sentences, always, never")
  func autocapitalization() {
    func typed(_ kind: InputTraits.Autocapitalization) -> String {
      var hands = Hands(traits(.default) { $0.autocapitalization = kind })
      hands.tap("a", "b", "space", "c", "space", "space", "d")
      return hands.typed
    }
    #expect(typed(.none) == "ab c. d")
    #expect(typed(.words) == "Ab C. D")
    #expect(typed(.sentences) == "Ab c. D")
    #expect(typed(.allCharacters) == "AB C. D")
  }

  @Test("In rollover too, before the client has said anything")
  func autocapitalizationInRollover() {
    var hands = Hands(traits(.default) { $0.autocapitalization = .allCharacters })
    hands.press("a", touch: 1)
    hands.press("b", touch: 2)
    hands.press("c", touch: 1)
    hands.release(touch: 1)
    #expect(hands.typed == "ABC")
  }

  @Test("What the person set stays until the text changes")
  func byHand() {
    var hands = Hands(InputTraits())
    #expect(hands.keyboard.shift == .once)
    hands.tap("shift", "a")
    hands.keyboard.contextChanged(TextContext(before: "a"))
    hands.tap("shift")
    hands.keyboard.contextChanged(TextContext(before: "a"))
    #expect(hands.keyboard.shift == .once)
    hands.keyboard.contextChanged(TextContext(before: "", after: "a"))
    hands.keyboard.contextChanged(TextContext(before: "a"))
    #expect(hands.keyboard.shift == .off)
    hands.wait(1)
    hands.tap("shift", "shift")
    hands.keyboard.contextChanged(TextContext(before: "b"))
    #expect(hands.keyboard.shift == .locked)
  }

  @Test("A window on a long text that moves along doesn't undo a shift")
  func movingWindow() {
    let text = String(repeating: "lorem ipsum ", count: 40)
    var hands = Hands(InputTraits(), before: String(text.suffix(256)))
    hands.tap("a", "space")
    hands.keyboard.contextChanged(TextContext(before: String((text + "a ").suffix(256))))
    hands.tap("space")
    #expect(hands.effects.last == .replaceBeforeCaret(1, with: ". "))
    hands.tap("x")
    hands.tap("shift")
    hands.keyboard.contextChanged(TextContext(before: String((text + "a. X").suffix(256))))
    #expect(hands.keyboard.shift == .once)
  }

  @Test("A client that tells only the line of the caret doesn't undo a shift")
  func lineAlone() {
    var hands = Hands(InputTraits(), before: "in June.\n")
    hands.tap("p", "shift")
    hands.keyboard.contextChanged(TextContext(before: "P"))
    #expect(hands.keyboard.shift == .once)
    hands.keyboard.contextChanged(TextContext(before: "in June.\nP"))
    #expect(hands.keyboard.shift == .once)
    hands.keyboard.contextChanged(TextContext(before: "in June"))
    #expect(hands.keyboard.shift == .off)
  }

  @Test("A layer key switches at once and stays")
  func layers() {
    var hands = Hands()
    hands.press("123")
    #expect(hands.keyboard.layer == .symbols)
    #expect(hands.keyboard.pressedKeys == [hands.key("ABC")])
    hands.release()
    hands.tap("1", "#+=", "[", "123", "2", "ABC", "a")
    #expect(hands.typed == "1[2a" && hands.keyboard.layer == .letters)
  }

  @Test("A slide from a layer key onto a symbol types it and returns")
  func layerSlide() {
    var hands = Hands()
    hands.press("123")
    hands.move(to: "7")
    #expect(hands.keyboard.popUp?.choices == ["7"])
    hands.release()
    #expect(hands.typed == "7" && hands.keyboard.layer == .letters)
    hands.press("123")
    hands.move(to: nil)
    hands.release()
    #expect(hands.typed == "7" && hands.keyboard.layer == .symbols)
  }

  @Test("A layer key that is held shows its layer just for what is typed meanwhile")
  func layerChord() {
    var hands = Hands()
    hands.press("123", touch: 1)
    hands.press("1", touch: 2)
    hands.release(touch: 2)
    hands.press("'", touch: 2)
    hands.release(touch: 2)
    #expect(hands.keyboard.layer == .symbols)
    hands.release(touch: 1)
    #expect(hands.typed == "1'" && hands.keyboard.layer == .letters)
  }

  @Test("A space after a symbol, and an apostrophe, return to the letters")
  func returning() {
    var hands = Hands()
    hands.tap("123", "space")
    #expect(hands.keyboard.layer == .symbols)
    hands.tap("1", "space")
    #expect(hands.keyboard.layer == .letters)
    hands.tap("123", "#+=", "'")
    #expect(hands.keyboard.layer == .letters && hands.typed == " 1 '")
    var numbers = Hands(traits(.numbersAndPunctuation))
    numbers.tap("1", "space", "'")
    #expect(numbers.keyboard.layer == .symbols)
  }

  @Test("Other traits keep layer and fingers if the keys are the same")
  func traitsChanged() {
    var hands = Hands()
    hands.tap("123")
    hands.press("1")
    hands.keyboard.traitsChanged(
      traits(.default) { $0.returnKey = .go }, context: TextContext())
    #expect(hands.keyboard.appearance(of: hands.key("Go")).isProminent)
    hands.release()
    #expect(hands.typed == "1" && hands.keyboard.layer == .symbols)
    hands.press("2")
    hands.keyboard.traitsChanged(traits(.numberPad), context: TextContext())
    #expect(hands.keyboard.layer == .pad && hands.keyboard.pressedKeys.isEmpty)
    hands.release()
    #expect(hands.typed == "1")
  }
}
