// SPDX-License-Identifier: MIT

/// What a text input is for, by which suggestions and keys are chosen.
///
/// Passwords, codes and card numbers are secrets: nothing is suggested and nothing learned.
/// Apple's page: https://developer.apple.com/documentation/uikit/uitextcontenttype
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content.
  public let rawValue: String

  /// Makes a content type from its name; an unknown one asks for nothing special.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
