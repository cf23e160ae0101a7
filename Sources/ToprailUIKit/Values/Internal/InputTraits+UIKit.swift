// SPDX-License-Identifier: MIT

import InputAssistant

extension InputTraits {
  /// Reads the traits of a text input.
  ///
  /// The enumerations have the same raw values on both sides; a test holds them together.
  @MainActor
  init(from traits: any UITextInputTraits) {
    self.init()
    autocapitalization = .init(rawValue: traits.autocapitalizationType.rawValue) ?? .sentences
    autocorrection = .init(rawValue: traits.autocorrectionType.rawValue) ?? .default
    spellChecking = .init(rawValue: traits.spellCheckingType.rawValue) ?? .default
    keyboard = .init(rawValue: traits.keyboardType.rawValue) ?? .default
    appearance = .init(rawValue: traits.keyboardAppearance.rawValue) ?? .default
    returnKey = .init(rawValue: traits.returnKeyType.rawValue) ?? .default
    enablesReturnKeyAutomatically = traits.enablesReturnKeyAutomatically
    isSecure = traits.isSecureTextEntry
    let content: UITextContentType? = traits.textContentType
    contentType = content.map { ContentType(rawValue: $0.rawValue) ?? .other }
  }
}
