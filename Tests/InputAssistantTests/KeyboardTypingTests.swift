// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@Suite("Typing on the keys")
struct KeyboardTypingTests {
  @Test("A tap types its letter when the finger is lifted, once")
  func tap() {
    var hands = Hands()
    hands.press("q")
    #expect(hands.effects.isEmpty && hands.keyboard.pressedKeys == [hands.key("q")])
    #expect(hands.keyboard.popUp == KeyPopUp(key: hands.key("q"), choices: ["q"]))
    hands.release()
    #expect(hands.effects == [.insert("q")])
    #expect(hands.keyboard.pressedKeys.isEmpty && hands.keyboard.popUp == nil)
    hands.release()
    #expect(hands.effects.count == 1)
  }

  @Test("A second finger types what the first holds, in press order")
  func rollover() {
    var hands = Hands()
    hands.press("t", touch: 1)
    hands.press("h", touch: 2)
    #expect(hands.typed == "t" && hands.keyboard.pressedKeys == [hands.key("h")])
    hands.press("space", touch: 3)
    hands.release(touch: 1)
    hands.release(touch: 3)
    hands.release(touch: 2)
    #expect(hands.typed == "th ")
    hands.press("x", touch: 1)
    hands.press("delete", touch: 2)
    #expect(hands.effects.suffix(2) == [.insert("x"), .deleteBackward(1)])
    hands.press("y", touch: 3)
    hands.press("return", touch: 1)
    hands.press("z", touch: 2)
    #expect(hands.typed == "th y\n")
  }

  @Test("A finger that slides types the key where it is lifted")
  func slides() {
    var hands = Hands()
    hands.press("q")
    hands.move(to: "w")
    #expect(hands.keyboard.popUp?.choices == ["w"])
    hands.move(to: nil)
    #expect(hands.keyboard.popUp == nil && hands.keyboard.pressedKeys.isEmpty)
    hands.move(to: "e")
    hands.release()
    hands.press("q")
    hands.move(to: "space")
    hands.release()
    #expect(hands.typed == "e ")
    for elsewhere in ["shift", "delete", "return", "hide keyboard", "123", nil] {
      hands.press("q")
      hands.move(to: elsewhere)
      #expect(hands.keyboard.pressedKeys.isEmpty)
      hands.release()
    }
    #expect(hands.typed == "e ")
  }

  @Test("A canceled finger types nothing")
  func cancel() {
    for label in ["q", "space", "return", "hide keyboard"] {
      var hands = Hands()
      hands.press(label)
      hands.keyboard.cancel(touch: 0)
      hands.release()
      #expect(hands.effects.isEmpty && hands.keyboard.pressedKeys.isEmpty)
    }
    var hands = Hands()
    hands.press("shift")
    hands.keyboard.cancel(touch: 0)
    #expect(hands.keyboard.shift == .off)
    hands.tap("shift")
    #expect(hands.keyboard.shift == .once)
    hands.press("numbers")
    hands.keyboard.cancelAll()
    #expect(hands.keyboard.layer == .letters)
  }

  @Test("Return and the hide key act where they are lifted")
  func acting() {
    var hands = Hands()
    hands.press("return")
    hands.move(to: "space")
    hands.release()
    #expect(hands.effects.isEmpty)
    hands.press("return")
    hands.move(to: nil)
    hands.move(to: "return")
    hands.release()
    hands.tap("hide keyboard")
    #expect(hands.effects == [.pressReturn, .hide])
    hands.press("hide keyboard", touch: 1)
    hands.press("q", touch: 2)
    hands.release(touch: 1)
    hands.release(touch: 2)
    #expect(hands.typed == "\n{hide}q")
  }

  @Test("Backspace deletes at once, after half a second each tenth, at last whole words")
  func backspace() {
    var hands = Hands(before: String(repeating: "word ", count: 20))
    hands.press("delete")
    #expect(hands.effects == [.deleteBackward(1)])
    hands.wait(0.49)
    #expect(hands.effects.count == 1)
    hands.wait(0.02)
    #expect(hands.effects.count == 2)
    hands.wait(1.9)
    #expect(hands.effects == Array(repeating: .deleteBackward(1), count: 21))
    hands.wait(0.2)
    #expect(hands.effects.suffix(2) == [.deleteBackward(4), .deleteBackward(5)])
    hands.release()
    hands.wait(9)
    #expect(hands.effects.count == 23 && hands.keyboard.nextDeadline == nil)
  }

  @Test("A late tick deletes once")
  func lateTick() {
    var hands = Hands(before: "a long line of text")
    hands.press("delete")
    hands.time += 60
    hands.effects += hands.keyboard.tick(time: hands.time)
    hands.effects += hands.keyboard.tick(time: hands.time)
    #expect(hands.effects.count == 2)
    #expect(hands.keyboard.nextDeadline == hands.time + 0.1)
  }

  @Test("Two spaces after a word make a full stop")
  func fullStop() {
    var hands = Hands()
    hands.tap("h", "i", "space", "space")
    #expect(hands.effects.last == .replaceBeforeCaret(1, with: ". ") && hands.typed == "hi. ")
    hands.tap("space")
    #expect(hands.typed == "hi.  ")
    hands.tap("a", "space")
    hands.wait(0.7)
    hands.tap("space")
    #expect(hands.typed == "hi.  a  ")
    hands.tap("b", "space", "delete", "space", "space")
    #expect(hands.typed == "hi.  a  b. ")
  }

  @Test(
    "No full stop in addresses and secrets",
    arguments: [traits(.emailAddress), traits(.default) { $0.isSecure = true }])
  func noFullStop(traits: InputTraits) {
    var hands = Hands(traits)
    hands.tap("a", "space", "space")
    #expect(hands.typed == "a  ")
  }

  @Test("A slide on the space bar moves the caret and types no space")
  func caret() {
    var hands = Hands()
    hands.press("space", x: 100)
    hands.move(to: "space", x: 114)
    #expect(hands.effects.isEmpty)
    hands.move(to: "space", x: 115)
    hands.move(to: "space", x: 134)
    hands.move(to: nil, x: 135)
    #expect(hands.typed == "{1}{1}{1}")
    hands.move(to: nil, x: 145)
    hands.move(to: nil, x: 60)
    hands.move(to: nil, x: 100)
    hands.release()
    #expect(hands.typed == "{1}{1}{1}{1}{-7}{3}")
  }

  @Test("In text from right to left a slide to the right goes back")
  func caretRightToLeft() {
    var hands = Hands(before: "שלום ")
    hands.press("space", x: 100)
    hands.move(to: "space", x: 117)
    #expect(hands.effects == [.moveCaret(-1)])
  }

  @Test("A long press offers the letter and its alternates; a slide chooses")
  func alternates() {
    var hands = Hands()
    hands.press("e", x: 80)
    hands.wait(0.5)
    #expect(hands.keyboard.popUp?.choices == ["e", "è", "é", "ê", "ë", "ē", "ė", "ę"])
    #expect(hands.keyboard.popUp?.selected == 0 && hands.keyboard.popUp?.opensLeft == false)
    hands.move(to: "t", x: 80 + 2 * 32)
    #expect(hands.keyboard.popUp?.selected == 2)
    hands.release()
    hands.press("e", x: 80)
    hands.wait(0.6)
    hands.release()
    hands.tap("shift")
    hands.press("o", x: 300)
    hands.wait(0.6)
    #expect(hands.keyboard.popUp?.opensLeft == true)
    hands.move(to: nil, x: 300 - 32)
    hands.press("s", touch: 1)
    hands.release(touch: 1)
    #expect(hands.typed == "éeÒs")
    hands.press("s")
    hands.wait(1)
    hands.move(to: nil, x: -500)
    #expect(hands.keyboard.popUp?.selected == 0)
    hands.move(to: nil, x: 5000)
    #expect(hands.keyboard.popUp?.selected == 4)
  }

  @Test("A secret shows no letter and offers nothing")
  func secret() {
    var hands = Hands(traits(.default) { $0.isSecure = true })
    hands.press("e")
    #expect(hands.keyboard.popUp == nil && hands.keyboard.nextDeadline == nil)
    hands.wait(2)
    #expect(hands.keyboard.popUp == nil)
    hands.release()
    #expect(hands.typed == "e")
  }

  @Test("On a pad no digit pops up, but a long press offers what there is")
  func pad() {
    var hands = Hands(traits(.phonePad))
    hands.press("1")
    #expect(hands.keyboard.popUp == nil)
    hands.release()
    hands.press("0")
    hands.wait(1)
    #expect(hands.keyboard.popUp?.choices == ["0", "+"])
    hands.move(to: nil, x: 40)
    hands.release()
    #expect(hands.typed == "1+")
  }

  @Test("The return key is disabled while the field is empty, if it asks for that")
  func returnKey() {
    var traits = plainTraits
    traits.enablesReturnKeyAutomatically = true
    var hands = Hands(traits)
    let key = hands.key("return")
    #expect(!hands.keyboard.isEnabled(key) && !hands.keyboard.appearance(of: key).isEnabled)
    hands.tap("return")
    #expect(hands.effects.isEmpty)
    hands.press("a", touch: 1)
    hands.press("return", touch: 2)
    hands.release(touch: 2)
    #expect(hands.typed == "a\n")
    hands.keyboard.contextChanged(TextContext(before: "a"))
    #expect(hands.keyboard.isEnabled(key))
    hands.keyboard.contextChanged(TextContext())
    #expect(!hands.keyboard.isEnabled(key))
    #expect(Hands().keyboard.isEnabled(key))
  }

  @Test("Unknown keys and fingers do nothing")
  func unknown() {
    var hands = Hands()
    hands.press("no such key")
    hands.move(to: "q", touch: 7)
    hands.release(touch: 7)
    hands.keyboard.cancel(touch: 7)
    #expect(hands.effects.isEmpty && hands.keyboard.pressedKeys.isEmpty)
    #expect(!hands.keyboard.appearance(of: KeyID(.pad, row: 0, column: 0)).isEnabled)
    var none = KeyboardState()
    #expect(none.press(hands.key("q"), touch: 0, at: Point(x: 0, y: 0), time: 0).isEmpty)
    none.contextChanged(TextContext(before: "x"))
    #expect(none.popUp == nil && none.nextDeadline == nil)
  }
}
