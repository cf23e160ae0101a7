// SPDX-License-Identifier: MIT

import InputAssistant

extension Theme {
  /// How an element in a state is drawn.
  func look(_ state: ElementState) -> Look {
    var look = isHighContrast ? outlinedLook(state) : filledLook(state)
    if state.isSelected || (state.isProminent && state.kind == .functionKey) {
      look.mark = state.isProminent ? .long : .short
    }
    return look
  }

  /// The line between two suggestions.
  var separator: PixelColor {
    isHighContrast ? text : background.mixed(with: text, 0.3)
  }

  private func filledLook(_ state: ElementState) -> Look {
    switch state.kind {
    case .key, .functionKey, .returnKey: capLook(state)
    case .popUp: popUpLook(state)
    case .suggestion: suggestionLook(state)
    case .button, .toggle, .menu, .representative, .chevron, .custom: itemLook(state)
    }
  }

  private func capLook(_ state: ElementState) -> Look {
    let own = state.kind == .key ? cap : functionCap
    var look = Look(fill: own, text: state.isEnabled ? text : disabledText)
    if state.isEnabled {
      if state.isProminent {
        look = Look(fill: accent, text: accentText)
      } else if state.isSelected {
        look = Look(fill: selectedCap, text: selectedText)
      }
    }
    return state.isPressed ? pressed(look, other: state.kind == .key ? functionCap : cap) : look
  }

  /// The other cap's colour, and a line around it; an accent only darkens.
  private func pressed(_ look: Look, other: PixelColor) -> Look {
    var look = look
    if look.fill == accent {
      look.fill =
        accentText.contrast(on: PixelColor(0)) > 10
        ? accent.mixed(with: PixelColor(0), 0.2) : accent.mixed(with: PixelColor(0xFFFFFF), 0.2)
    } else {
      look = Look(fill: other, text: look.text == disabledText ? disabledText : text)
    }
    look.outline = look.fill?.mixed(with: look.text, 0.5)
    return look
  }

  private func popUpLook(_ state: ElementState) -> Look {
    if state.isSelected, state.isChoice { return Look(fill: accent, text: accentText) }
    return Look(fill: cap, text: text, outline: cap.mixed(with: text, 0.4))
  }

  private func suggestionLook(_ state: ElementState) -> Look {
    var look = Look(fill: state.isProminent ? cap : nil, text: text)
    if state.isPressed {
      look.fill = functionCap
      look.outline = functionCap.mixed(with: text, 0.5)
    }
    return look
  }

  private func itemLook(_ state: ElementState) -> Look {
    guard state.isEnabled else { return Look(text: disabledText) }
    if state.isProminent {
      let look = Look(fill: accent, text: accentText)
      return state.isPressed ? pressed(look, other: cap) : look
    }
    var look = Look(text: text)
    if state.isSelected { look.fill = background.mixed(with: text, 0.14) }
    if state.isPressed {
      look.fill = functionCap
      look.outline = functionCap.mixed(with: text, 0.5)
    }
    return look
  }

  private func outlinedLook(_ state: ElementState) -> Look {
    let plain = state.isEnabled ? text : disabledText
    let isOn = state.isEnabled && (state.isSelected || (state.isProminent && state.kind.isCap))
    var look = Look(fill: background, text: plain, outline: plain)
    switch state.kind {
    case .suggestion:
      look.outlineWidth = 2
      if !state.isProminent, !state.isPressed { look.outline = nil }
    case .popUp:
      if state.isSelected, state.isChoice { look = Look(fill: accent, text: accentText) }
      return look
    default:
      if isOn { look = Look(fill: selectedCap, text: selectedText, outline: selectedCap) }
      if state.isProminent, !state.kind.isCap { look.outlineWidth = 3 }
    }
    if state.isPressed {
      look.outline = isOn ? background.mixed(with: text, 0.5) : plain
      look.outlineWidth = 4
    }
    return look
  }
}
