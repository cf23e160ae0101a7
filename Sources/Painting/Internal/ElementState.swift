// SPDX-License-Identifier: MIT

import InputAssistant

/// What of an element decides its look.
struct ElementState: Hashable {
  var kind: SceneElement.Kind
  var isEnabled = true
  var isSelected = false
  var isProminent = false
  var isPressed = false
  /// Whether choices that pop up stand in a row.
  var isChoice = false
}
