// SPDX-License-Identifier: MIT

/// Which keys a text input asks for.
///
/// Raw values are Apple's.
/// Apple's page: https://developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
  /// The usual keys.
  case `default` = 0
  /// Keys for ASCII.
  case asciiCapable = 1
  /// Digits and punctuation first.
  case numbersAndPunctuation = 2
  /// Keys for addresses of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// Digits, star and hash.
  case phonePad = 5
  /// Keys for a name or a telephone number.
  case namePhonePad = 6
  /// Keys for addresses of mail.
  case emailAddress = 7
  /// Digits and the decimal point.
  case decimalPad = 8
  /// The usual keys with @ and #.
  case twitter = 9
  /// Keys for searches and addresses of the web.
  case webSearch = 10
  /// The ten ASCII digits only.
  case asciiCapableNumberPad = 11

  /// The older name of the keys for ASCII.
  @available(*, deprecated, renamed: "asciiCapable")
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
