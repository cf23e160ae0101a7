// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@testable import Painting

private let themes = [Theme.light, .dark, .highContrast]

/// Every state that an element can be in.
private let states: [ElementState] = SceneElement.Kind.allCases.flatMap { kind in
  (0..<32).map { bits in
    ElementState(
      kind: kind, isEnabled: bits & 1 == 0, isSelected: bits & 2 != 0,
      isProminent: bits & 4 != 0, isPressed: bits & 8 != 0, isChoice: bits & 16 != 0)
  }
}

@Suite struct ThemeTests {
  @Test func contrastOfBlackOnWhiteIsTheHighest() {
    #expect(abs(PixelColor(0).contrast(on: PixelColor(0xFFFFFF)) - 21) < 0.001)
    #expect(PixelColor(0x123456).contrast(on: PixelColor(0x123456)) == 1)
  }

  @Test(arguments: themes) func textCanBeRead(theme: Theme) {
    for state in states {
      let look = theme.look(state)
      let contrast = look.text.contrast(on: look.fill ?? theme.background)
      #expect(contrast >= (state.isEnabled ? 4.5 : 3), "\(state) has \(contrast)")
    }
  }

  @Test func textOnEveryAccentCanBeRead() {
    for step in 0..<512 {
      let accent = PixelColor(
        UInt32(step >> 6) * 36 << 16 | UInt32(step >> 3 & 7) * 36 << 8 | UInt32(step & 7) * 36)
      for theme in [Theme.light(accent: accent), .dark(accent: accent)] {
        #expect(theme.accentText.contrast(on: theme.accent) >= 4.5)
        var state = ElementState(kind: .returnKey)
        (state.isProminent, state.isPressed) = (true, true)
        let look = theme.look(state)
        #expect(look.text.contrast(on: look.fill ?? theme.background) >= 4.5, "\(accent)")
      }
    }
  }

  @Test(arguments: themes) func aFingerShowsByMoreThanColour(theme: Theme) {
    for state in states where state.kind != .popUp && state.kind != .custom {
      guard state.isEnabled, !state.isPressed else { continue }
      var pressed = state
      pressed.isPressed = true
      let (before, after) = (theme.look(state), theme.look(pressed))
      #expect(
        before.outline == nil && after.outline != nil
          || before.outlineWidth != after.outlineWidth, "\(state)")
    }
  }

  @Test(arguments: themes) func whatIsOnShowsByMoreThanColour(theme: Theme) {
    for state in states where !state.isSelected && !state.isProminent {
      var on = state
      on.isSelected = true
      #expect(theme.look(on).mark == .short)
      on.isProminent = true
      #expect(theme.look(on).mark == .long)
    }
  }

  @Test(arguments: [Theme.light, .dark]) func aPressedKeyHasTheOtherCapsColour(theme: Theme) {
    var (key, function) = (ElementState(kind: .key), ElementState(kind: .functionKey))
    (key.isPressed, function.isPressed) = (true, true)
    #expect(theme.look(key).fill == theme.functionCap)
    #expect(theme.look(function).fill == theme.cap)
  }
}
