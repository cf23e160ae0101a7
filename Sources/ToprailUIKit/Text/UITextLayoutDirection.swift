// SPDX-License-Identifier: MIT

/// Ways over a text as it shows.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextlayoutdirection>
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}
