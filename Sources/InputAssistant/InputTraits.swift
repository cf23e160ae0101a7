// SPDX-License-Identifier: MIT

/// What a text field asks of whatever types into it.
///
/// The counterpart of Apple's text input traits, with the same defaults
/// (https://developer.apple.com/documentation/uikit/uitextinputtraits); the hints and purposes of
/// Wayland's text-input protocol map onto it too.
public struct InputTraits: Hashable, Sendable {
  /// When to capitalize by itself.
  public var autocapitalization = Autocapitalization.sentences
  /// Whether to correct words.
  public var autocorrection = Autocorrection.default
  /// Whether to check spelling.
  public var spellChecking = SpellChecking.default
  /// Which keys to show.
  public var keyboard = Keyboard.default
  /// What the return key promises.
  public var returnKey = ReturnKey.default
  /// Whether the return key is disabled while the field is empty.
  public var enablesReturnKeyAutomatically = false
  /// Whether what is typed is secret.
  public var isSecure = false
  /// What the field holds; nil if it doesn't say.
  public var contentType: ContentType?
  /// Whether a terminal is typed into: nothing that the person didn't type comes of itself there, no
  /// capital, no full stop and no correction.
  public var isTerminal = false
  /// Light or dark keys.
  public var appearance = Appearance.default

  /// The traits of a field that asks for nothing.
  public init() {}

  /// Whether what is typed must never be suggested, learned or kept.
  public var isSecret: Bool { isSecure || contentType?.isSecret == true }

  /// What the strip of suggestions may offer.
  ///
  /// Nothing for secrets, addresses and on pads of digits. Nothing without autocorrection, except
  /// corrections where the field asks for spell checking all the same. Everything elsewhere.
  public var suggestionMode: SuggestionMode {
    if isSecret || keyboard.isPad || isAddress { return .none }
    guard autocorrection == .no else { return .all }
    return spellChecking == .yes ? .corrections : .none
  }

  /// When to capitalize by itself, with what the field holds taken into account.
  ///
  /// Addresses, login names, commands and secrets are never capitalized, and a person's name at every word
  /// unless the field turned capitals off.
  public var effectiveAutocapitalization: Autocapitalization {
    if isSecret || isTerminal || keyboard.isPad { return .none }
    if keyboard == .emailAddress || keyboard == .URL { return .none }
    switch contentType {
    case .username, .emailAddress, .URL, .telephoneNumber: return .none
    case .name where autocapitalization == .sentences: return .words
    default: return autocapitalization
    }
  }

  /// Whether the field holds an address or a telephone number, where no words are typed.
  private var isAddress: Bool {
    switch contentType {
    case .emailAddress, .URL, .telephoneNumber: true
    default: keyboard == .emailAddress || keyboard == .URL
    }
  }
}
