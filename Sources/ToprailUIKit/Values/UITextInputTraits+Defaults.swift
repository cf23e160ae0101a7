// SPDX-License-Identifier: MIT

extension UITextInputTraits {
  /// Capitals at the start of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// Suggestions as the system has them.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// Spell checking where there are suggestions.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The usual keys.
  public var keyboardType: UIKeyboardType { .default }
  /// As the desktop's appearance.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// Return.
  public var returnKeyType: UIReturnKeyType { .default }
  /// A return key that is always enabled.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// Text that is no secret.
  public var isSecureTextEntry: Bool { false }
  /// Nil: text of any kind.
  public var textContentType: UITextContentType! { nil }
}
