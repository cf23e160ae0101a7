// SPDX-License-Identifier: MIT

/// What a text input asks of keyboard and bar.
///
/// Every property has a default, so that a type declares only what it wants otherwise. They are
/// read when the text input becomes first responder and at `reloadInputViews()`.
///
/// Left out because nothing here would read it: smart quotes, dashes and insertions, inline
/// predictions, password rules.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uitextinputtraits
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which letters become capitals, by default the first of each sentence.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether there are typing suggestions, by default yes.
  ///
  /// No alone hides them. With an explicit yes for `spellCheckingType` corrections of misspelled
  /// words stay, as in Apple's system since iOS 15.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether misspelled words are looked for, by default where there are suggestions.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Which keys there are, by default the usual ones.
  var keyboardType: UIKeyboardType { get }
  /// Whether keyboard and bar are light or dark, by default as the desktop.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the return key says, by default Return.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is disabled while there is no text, by default not.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is a secret: nothing is suggested or learned; by default not.
  var isSecureTextEntry: Bool { get }
  /// What the text is, by default nil for anything.
  var textContentType: UITextContentType! { get }
}
