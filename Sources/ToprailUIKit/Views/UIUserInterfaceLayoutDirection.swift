// SPDX-License-Identifier: MIT

/// The direction in which text and layout run.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection>
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
