// SPDX-License-Identifier: MIT

/// What a text is counted in.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextgranularity>
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  /// A line as it shows.
  case line = 4
  case document = 5
}
