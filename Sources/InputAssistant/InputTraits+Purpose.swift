// SPDX-License-Identifier: MIT

extension InputTraits {
  /// What a field asks for that a Wayland client describes by a hint and a purpose.
  ///
  /// ```swift
  /// InputTraits(hint: 0xC0, purpose: 8).isSecret   // true: hidden and sensitive, a password
  /// ```
  ///
  /// The numbers are those of text-input version 3, which input-method version 2 hands on
  /// (https://wayland.app/protocols/text-input-unstable-v3); the older text-input protocols count
  /// purposes otherwise. Numbers and bits that aren't known ask for nothing.
  ///
  /// Capitals come by themselves only where the field asks for them, or for a person's name. Most fields
  /// of desktop programs say nothing at all, whether they hold prose, a command, a login name or code; a
  /// capital that nobody wanted does more harm there than one more tap on shift. Likewise the hint
  /// that a client wants completion isn't waited for, since hardly any gives it.
  ///
  /// - Parameters:
  ///   - hint: The bits of the content hint.
  ///   - purpose: The content purpose.
  ///   - suggestsInTerminals: Whether words are offered in terminals too.
  public init(hint: UInt32, purpose: UInt32, suggestsInTerminals: Bool = false) {
    self.init()
    autocapitalization = Self.capitals(hint)
    if hint & Hint.spellcheck != 0 { spellChecking = .yes }
    if hint & (Hint.hidden | Hint.sensitive) != 0 { isSecure = true }
    switch purpose {
    case 1: keyboard = .asciiCapable
    case 2: keyboard = .numberPad
    case 4: (keyboard, contentType) = (.phonePad, .telephoneNumber)
    case 5: (keyboard, contentType) = (.URL, .URL)
    case 6: (keyboard, contentType) = (.emailAddress, .emailAddress)
    case 7: askForName(hint)
    case 8: (isSecure, contentType) = (true, .password)
    case 9: (isSecure, keyboard, contentType) = (true, .numberPad, .password)
    // Numbers have signs and separators, which a pad lacks; dates and times have letters too.
    case 3, 10...12:
      (keyboard, autocorrection, spellChecking) = (.numbersAndPunctuation, .no, .no)
    case 13:
      (isTerminal, keyboard, spellChecking) = (true, .asciiCapable, .no)
      autocorrection = suggestsInTerminals ? .default : .no
    default: break
    }
  }

  private mutating func askForName(_ hint: UInt32) {
    contentType = .name
    if hint & Hint.case == 0 { autocapitalization = .words }
  }

  private static func capitals(_ hint: UInt32) -> Autocapitalization {
    if hint & Hint.lowercase != 0 { return .none }
    if hint & Hint.uppercase != 0 { return .allCharacters }
    if hint & Hint.titlecase != 0 { return .words }
    return hint & Hint.capitalization != 0 ? .sentences : .none
  }

  /// The bits of a content hint.
  private enum Hint {
    static let spellcheck: UInt32 = 0x2
    static let capitalization: UInt32 = 0x4
    static let lowercase: UInt32 = 0x8
    static let uppercase: UInt32 = 0x10
    static let titlecase: UInt32 = 0x20
    static let hidden: UInt32 = 0x40
    static let sensitive: UInt32 = 0x80
    /// Those that say something about capitals.
    static let `case` = capitalization | lowercase | uppercase | titlecase
  }
}
