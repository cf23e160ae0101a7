// SPDX-License-Identifier: MIT

extension InputTraits {
  /// Which keys a field wants; raw values are those of Apple's keyboard type
  /// (https://developer.apple.com/documentation/uikit/uikeyboardtype).
  public enum Keyboard: Int, CaseIterable, Hashable, Sendable {
    /// The usual letters.
    case `default` = 0
    /// Letters of ASCII.
    case asciiCapable = 1
    /// Numbers and punctuation first.
    case numbersAndPunctuation = 2
    /// Made for addresses on the web.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = 3
    /// Digits alone.
    case numberPad = 4
    /// Digits, star and number sign.
    case phonePad = 5
    /// Letters for a name, digits for a number.
    case namePhonePad = 6
    /// Made for mail addresses.
    case emailAddress = 7
    /// Digits and the decimal separator.
    case decimalPad = 8
    /// Letters with at sign and number sign at hand.
    case twitter = 9
    /// Letters with a full stop at hand.
    case webSearch = 10
    /// Digits of ASCII alone.
    case asciiCapableNumberPad = 11

    /// Whether the keys are a pad of digits, where no words are typed.
    public var isPad: Bool {
      switch self {
      case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
      default: false
      }
    }
  }
}
