// SPDX-License-Identifier: MIT

import InputAssistant

/// What a finger on the bar came down on, as it was then.
struct BarPress {
  /// Nil beside all elements of a side that scrolls.
  var element: SceneElement?
  /// The word to take, if it is one.
  var suggestion: Suggestion?
  /// What scrolls if the finger slides.
  var scroll: PanelScroll?
  /// Whether the finger is on it still.
  var isInside = true
}
