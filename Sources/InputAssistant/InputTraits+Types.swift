// SPDX-License-Identifier: MIT

extension InputTraits {
  /// When a keyboard capitalizes by itself; raw values are those of Apple's type.
  public enum Autocapitalization: Int, CaseIterable, Hashable, Sendable {
    /// Never.
    case none = 0
    /// At the start of every word.
    case words = 1
    /// At the start of every sentence.
    case sentences = 2
    /// Always.
    case allCharacters = 3
  }

  /// Whether words are corrected; raw values are those of Apple's type.
  public enum Autocorrection: Int, CaseIterable, Hashable, Sendable {
    /// As the system decides, which is yes.
    case `default` = 0
    /// No, which hides the suggestions too.
    case no = 1
    /// Yes.
    case yes = 2
  }

  /// Whether spelling is checked; raw values are those of Apple's type.
  public enum SpellChecking: Int, CaseIterable, Hashable, Sendable {
    /// As with autocorrection.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes, even without autocorrection.
    case yes = 2
  }

  /// Whether the keyboard is light or dark; raw values are those of Apple's type.
  public enum Appearance: Int, CaseIterable, Hashable, Sendable {
    /// As the desktop is.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
  }
}
