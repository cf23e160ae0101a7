// SPDX-License-Identifier: MIT

/// Ways through a text as it is stored.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextstoragedirection>
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the start.
  case backward = 1
}
