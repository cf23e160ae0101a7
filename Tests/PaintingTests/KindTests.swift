// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@testable import Painting

private let light = Theme.light

@MainActor
@Suite struct KindTests {
  private let painter = ScenePainter(theme: light)

  @Test func keysStandOnCaps() {
    let caps: [(SceneElement.Kind, PixelColor)] = [
      (.key, light.cap), (.functionKey, light.functionCap), (.returnKey, light.functionCap),
    ]
    for (kind, color) in caps {
      let picture = painter.picture(of: SceneElement(0, kind, "e"))
      #expect(picture[3, 22] == color, "\(kind)")
      #expect(picture[20, 44] == light.edge, "\(kind)")
      #expect(picture[20, 45] == light.background, "\(kind)")
      #expect(picture[0, 0] == light.background, "\(kind)")
      #expect(picture.count(light.text) > 5, "\(kind)")
    }
  }

  @Test func aReturnKeyThatCommitsTakesTheAccent() {
    let element = SceneElement(0, .returnKey, "Go").with { $0.isProminent = true }
    let picture = painter.picture(of: element)
    #expect(picture[3, 22] == light.accent)
    #expect(picture.count(light.accentText) > 5)
  }

  @Test func drawingsStandOnKeysInsteadOfGlyphs() {
    for glyph in ["⇧", "⇪", "⌫", "⌄"] {
      let key = painter.picture(of: SceneElement(0, .functionKey, glyph))
      let text = painter.picture(of: SceneElement(0, .key, glyph))
      #expect(key.count(light.text) > 5, "\(glyph)")
      #expect(key.count(light.text) != text.count(light.text), "\(glyph)")
    }
  }

  @Test func shiftFillsWhileItIsOn() {
    let off = SceneElement(0, .functionKey, "⇧")
    let on = off.with { $0.isSelected = true }
    #expect(
      painter.picture(of: on).count(light.text) > 2 * painter.picture(of: off).count(light.text))
  }

  @Test func aLockedKeyHasALongerMarkThanAnArmedOne() {
    let armed = SceneElement(0, .functionKey, "").with { $0.isSelected = true }
    let locked = armed.with { $0.isProminent = true }
    #expect(painter.picture(of: armed).count(light.selectedText) == 12 * 2)
    #expect(painter.picture(of: locked).count(light.accentText) == 28 * 2)
  }

  @Test func itemsStandOnTheBackground() {
    for kind in [SceneElement.Kind.button, .toggle, .menu, .representative, .chevron] {
      let picture = painter.picture(of: SceneElement(0, kind, "B", width: 60))
      #expect(picture[4, 22] == light.background, "\(kind)")
      #expect(picture.count(light.text) > 5, "\(kind)")
    }
  }

  @Test func aCustomViewIsNotDrawn() {
    let picture = painter.picture(of: SceneElement(0, .custom, "title"))
    #expect(picture.count(light.background) == 80 * 60)
  }

  @Test func anUnknownSymbolShowsTheWords() {
    for (title, spoken) in [("B", ""), (nil, "B")] {
      let element = SceneElement(
        0, .button, title, width: 60, symbol: "of-some-app", spokenLabel: spoken)
      #expect(painter.picture(of: element).count(light.text) > 5)
    }
  }

  @Test func directionsAreMirrored() {
    let undo = SceneElement(0, .button, nil, symbol: "edit-undo-symbolic")
    let redo = SceneElement(0, .button, nil, symbol: "edit-redo-symbolic")
    let plain = painter.picture(of: undo)
    #expect(!painter.picture(of: redo).isEqual(plain))
    painter.isRightToLeft = true
    #expect(painter.picture(of: redo).isEqual(plain))
  }

  @Test func hairlinesStandBetweenSuggestions() {
    for isMirrored in [false, true] {
      let words = (0..<3).map { index in
        SceneElement(
          index, .suggestion, "", x: Double(isMirrored ? 2 - index : index) * 40, width: 40)
      }
      let picture = Picture(width: 120, height: 44)
      painter.paint(
        Scene(elements: words), in: picture.image, part: picture.image.bounds)
      #expect(picture.count(light.separator) == 2 * 26)
      let columns = (0..<120).filter { picture[$0, 22] == light.separator }
      #expect(columns == (isMirrored ? [39, 79] : [40, 80]))
    }
  }

  @Test func theWordThatASpaceTakesStandsOnAFill() {
    let word = SceneElement(0, .suggestion, "", width: 80).with { $0.isProminent = true }
    #expect(painter.picture(of: word)[40, 22] == light.cap)
  }

  @Test func choicesPopUpOverTheKeysBeforeThem() {
    let key = SceneElement(0, .key, "", width: 80)
    let choices = (1...2).map { SceneElement($0, .popUp, "", x: Double($0 - 1) * 32, width: 32) }
    let chosen = choices[1].with { $0.isSelected = true }
    let picture = Picture(width: 80, height: 44)
    painter.paint(
      Scene(elements: [choices[0], chosen, key]), in: picture.image,
      part: picture.image.bounds)
    #expect(picture[48, 22] == light.accent)
    #expect(picture[16, 22] == light.cap)
    #expect(picture[0, 22] != light.cap)
    // No line between the two.
    #expect(picture[31, 22] == light.cap)
  }

  @Test func aSingleLetterThatPopsUpIsNotChosen() {
    let letter = SceneElement(0, .popUp, "").with { $0.isSelected = true }
    #expect(painter.picture(of: letter)[20, 22] == light.cap)
  }
}
