// SPDX-License-Identifier: MIT

extension InputTraits {
  /// What a field holds, as far as it changes anything here; raw values are those of Apple's text
  /// content type (https://developer.apple.com/documentation/uikit/uitextcontenttype).
  public enum ContentType: String, CaseIterable, Hashable, Sendable {
    /// A login name.
    case username
    /// A password.
    case password
    /// A password that is being chosen.
    case newPassword = "new-password"
    /// A code that is good for one login.
    case oneTimeCode = "one-time-code"
    /// A mail address.
    case emailAddress = "email"
    /// An address on the web.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = "url"
    /// A telephone number.
    case telephoneNumber = "tel"
    /// The number of a payment card.
    case creditCardNumber = "cc-number"
    /// A person's full name.
    case name
    /// Anything else.
    case other

    /// Whether what is typed must never be suggested, learned or kept.
    public var isSecret: Bool {
      switch self {
      case .password, .newPassword, .oneTimeCode, .creditCardNumber: true
      default: false
      }
    }
  }
}
