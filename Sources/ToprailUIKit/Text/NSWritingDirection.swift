// SPDX-License-Identifier: MIT

/// Which way a paragraph runs.
///
/// Source: <https://developer.apple.com/documentation/uikit/nswritingdirection>
public enum NSWritingDirection: Int, Sendable {
  /// As its first letter says.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
