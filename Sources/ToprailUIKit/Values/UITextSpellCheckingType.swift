// SPDX-License-Identifier: MIT

/// Whether misspelled words are looked for.
///
/// Raw values are Apple's.
/// Apple's page: https://developer.apple.com/documentation/uikit/uitextspellcheckingtype
public enum UITextSpellCheckingType: Int, Sendable {
  /// They are where there are typing suggestions.
  case `default` = 0
  /// They aren't.
  case no = 1
  /// They are, and are offered as corrections even without typing suggestions.
  case yes = 2
}
