// SPDX-License-Identifier: MIT

import InputAssistant

extension SceneElement {
  /// What of the element decides its look.
  var state: ElementState {
    ElementState(
      kind: kind, isEnabled: isEnabled, isSelected: isSelected, isProminent: isProminent,
      isPressed: isPressed)
  }
}

extension SceneElement.Kind {
  /// Whether it stands on a cap with a hairline under it.
  var isCap: Bool { self == .key || self == .functionKey || self == .returnKey }
}
