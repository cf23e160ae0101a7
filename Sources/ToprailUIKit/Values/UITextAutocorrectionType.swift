// SPDX-License-Identifier: MIT

/// Whether there are typing suggestions and corrections.
///
/// Raw values are Apple's.
/// Apple's page: https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable {
  /// What the system does where nothing is said: there are.
  case `default` = 0
  /// There are none; corrections stay if `spellCheckingType` is explicitly yes.
  case no = 1
  /// There are.
  case yes = 2
}
