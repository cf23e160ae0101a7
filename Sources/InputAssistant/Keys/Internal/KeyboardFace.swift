// SPDX-License-Identifier: MIT

/// All that a presenter can see of a keyboard, so that one comparison tells whether it changed.
struct KeyboardFace: Equatable {
  var layer = KeyLayer.letters
  var shift = KeyShift.off
  var pressed: [KeyID] = []
  var popUp: KeyPopUp?
  var isEmpty = true
}

extension KeyboardState {
  var face: KeyboardFace {
    KeyboardFace(
      layer: layer, shift: shift, pressed: pressedKeys, popUp: popUp, isEmpty: text.isEmpty)
  }
}
