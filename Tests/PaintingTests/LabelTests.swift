// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@testable import Painting

@MainActor
@Suite struct LabelTests {
  private let store = LabelStore(family: "Sans")
  private let black = PixelColor(0)

  private func label(_ text: String, _ size: Double = 16, room: Int = 0) -> Mask {
    store.label(text, LabelFont(size), room: room, color: black)
  }

  /// The coverage of a mask's first or last columns of ink.
  private func columns(_ mask: Mask, _ range: Range<Int>) -> [UInt8] {
    range.flatMap { x in (0..<mask.height).map { mask.bytes[$0 * mask.stride + x] } }
  }

  @Test func aLongTextIsCutInItsMiddle() {
    let text = "Handxxxxxxxxxxxxxxxxxxxxxxxxxxened"
    let (whole, cut) = (label(text), label(text, room: 120))
    #expect(whole.advance > 200)
    #expect(cut.advance <= 121 && cut.advance > 90)
    #expect(cut.top == whole.top && cut.height == whole.height)
    #expect(columns(cut, 0..<14) == columns(whole, 0..<14))
    #expect(columns(cut, cut.width - 5..<cut.width).contains { $0 > 128 })
  }

  @Test func aTextThatFitsIsWhole() {
    for text in ["Bold", "Donaudampfschiff", "ill", "שלום", "WWW"] {
      let whole = label(text)
      let fitted = label(text, room: whole.advance)
      #expect(fitted.advance == whole.advance, "\(text)")
      #expect(fitted.width == whole.width, "\(text)")
    }
  }

  @Test func whatWasMeasuredFitsAtEachScale() {
    let painter = ScenePainter(theme: .light)
    for text in ["Bold", "Paragraph style", "iiiiiiiiiiiiiii", "WWWWWWWW", "Ünïcödé"] {
      let width = painter.measure(BarItem(id: .undo, title: text)) - 2 * painter.bar.itemPadding
      for scale in [1, 1.25, 1.5, 2, 3] {
        let drawn = label(text, painter.bar.itemTextSize * scale)
        #expect(Double(drawn.advance) <= (width * scale).rounded(.down) + 1, "\(text) \(scale)")
      }
    }
  }

  @Test func measuringTakesASymbolForASquare() {
    let painter = ScenePainter(theme: .light)
    let item = BarItem(id: .undo, title: "Undo", symbol: "edit-undo-symbolic")
    #expect(painter.measure(item) == 36)
    let unknown = BarItem(id: .undo, title: "Undo", symbol: "of-some-app")
    let words = BarItem(id: .undo, title: "Undo")
    #expect(painter.measure(unknown) == painter.measure(words))
    #expect(painter.measure(BarItem(id: .undo)) == 16)
  }

  @Test func wordsOnNarrowKeysShrinkBeforeTheyAreCut() {
    let painter = ScenePainter(theme: .light)
    for width in [20.0, 30, 36, 60] {
      let picture = painter.picture(of: SceneElement(0, .functionKey, "return", width: width))
      let inside = PixelRect(x: 1, y: 8, width: Int(width) - 2, height: 28)
      let plain = picture.count(Theme.light.functionCap, in: inside)
      #expect(plain < inside.width * inside.height - 10, "\(width)")
      // The text keeps away from the cap's edges.
      #expect(
        picture.count(Theme.light.functionCap, in: PixelRect(x: 1, y: 8, width: 1, height: 28))
          == 28)
    }
  }

  @Test func drawingsStayWithinLowCaps() {
    let painter = ScenePainter(theme: .light)
    painter.bar = .aboveKeys.scaled(by: 2)
    for height in [16.0, 20, 32, 44] {
      let picture = painter.picture(of: SceneElement(0, .functionKey, "⌫", height: height))
      for y in [1, Int(height) - 3] {
        let row = PixelRect(x: 8, y: y, width: 24, height: 1)
        #expect(picture.count(Theme.light.functionCap, in: row) == 24, "\(height)")
      }
    }
  }

  @Test(arguments: [1, 1.5, 2]) func noKeysWordIsCut(textScale: Double) {
    let metrics = KeyMetrics.phone.scaled(by: textScale)
    for kind in InputTraits.Keyboard.allCases {
      var (traits, keyboard) = (InputTraits(), KeyboardState())
      (traits.keyboard, traits.returnKey) = (kind, .continue)
      keyboard.begin(traits: traits, context: TextContext())
      for layer in keyboard.layout.layers.keys {
        let keys = arrangeKeys(keyboard.layout, layer: layer, width: 320, metrics: metrics)
        for key in keys.keys where keyboard.appearance(of: key.id).label.isWord {
          // Drawn alone: its usual size, and where that is too wide a smaller one, but no cut one.
          let painter = ScenePainter(theme: .light, keys: metrics)
          let word = keyboard.appearance(of: key.id).label
          let picture = Picture(width: 320, height: 100)
          let frame = Rect(x: 0, y: 0, width: key.frame.width, height: key.frame.height)
          painter.paint(
            Scene(elements: [SceneElement(0, .functionKey, word).with { $0.frame = frame }]),
            in: picture.image, part: picture.image.bounds)
          #expect(painter.labels.labelCount <= 2, "\(word) on \(key.frame.width)")
        }
      }
    }
  }

  @Test func wordsThatPopUpShrinkToTheirChoice() {
    let painter = ScenePainter(theme: .light)
    let choices = [".com", ".org"].enumerated().map { index, title in
      SceneElement(index, .popUp, title, x: Double(index) * 32, width: 32)
    }
    let picture = Picture(width: 64, height: 44)
    painter.paint(
      Scene(elements: choices), in: picture.image, part: picture.image.bounds)
    // The usual size was tried and a smaller one drawn, none with an ellipsis.
    #expect(painter.labels.labelCount == 4)
    #expect(picture.count(Theme.light.text) > 5)
  }

  @Test func aBoundedNumberIsKept() {
    for number in 0..<2000 { _ = label("word \(number)") }
    #expect(store.labelCount <= 512)
    #expect(store.labelCount >= 256)
  }

  @Test func whatIsUsedStaysWhileOthersCome() {
    let usual = label("q")
    for number in 0..<2000 {
      _ = label("word \(number)")
      #expect(label("q") === usual)
    }
  }

  @Test func largeTextsFillTheStoreSooner() {
    for number in 0..<300 { _ = label("a wide word \(number)", 200) }
    #expect(store.labelCount < 100)
  }

  @Test func oddTextsAreDrawn() {
    let odd = [
      "", " ", "\n", "a\nb", "\u{0}", "a\u{0}b", "\u{1B}[31m", "e\u{301}\u{302}\u{303}", "🙂",
      "👩‍👩‍👧‍👦", "🇩🇪", "a\u{202E}b", "\u{200F}", "\u{FEFF}", "\u{10FFFF}", "مرحبا", "שלום ab", "नमस्ते",
      String(repeating: "x", count: 100_000), "a" + String(repeating: "\u{301}", count: 50_000),
    ]
    for text in odd {
      for room in [0, 1, 30] {
        let mask = label(text, room: room)
        #expect(mask.advance >= 0 && mask.width < 20_000 && mask.height < 100)
      }
    }
  }

  @Test func emojiKeepTheirColours() {
    #expect("🙂".hasEmoji && "❤\u{FE0F}".hasEmoji)
    #expect(!"a".hasEmoji && !"←".hasEmoji && !"é".hasEmoji && !"7".hasEmoji)
    let (black, red) = (PixelColor(0), PixelColor(0xFF0000))
    let font = LabelFont(16)
    #expect(store.label("🙂", font, color: black).isColored)
    #expect(store.label("🙂", font, color: black) !== store.label("🙂", font, color: red))
    #expect(store.label("a", font, color: black) === store.label("a", font, color: red))
  }
}
