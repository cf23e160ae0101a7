// SPDX-License-Identifier: MIT

/// Which letters become capitals while you type.
///
/// Raw values are Apple's.
/// Apple's page: https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None by itself.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}
