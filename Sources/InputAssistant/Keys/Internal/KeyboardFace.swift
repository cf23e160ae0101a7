// SPDX-License-Identifier: MIT

/// All that a presenter can see of a keyboard, so that one comparison tells whether it changed.
struct KeyboardFace: Equatable {
  var layer = KeyLayer.letters
  var shift = KeyShift.off
  var modifiers: KeyModifiers = []
  var lockedModifiers: KeyModifiers = []
  var pressed: [KeyID] = []
  var popUp: KeyPopUp?
  var isEmpty = true
}

extension KeyboardState {
  var face: KeyboardFace {
    KeyboardFace(
      layer: layer, shift: shift, modifiers: modifiers, lockedModifiers: lockedModifiers,
      pressed: pressedKeys, popUp: popUp, isEmpty: text.isEmpty)
  }
}
