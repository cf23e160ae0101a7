// SPDX-License-Identifier: MIT

extension KeyLayout {
  /// The keys that a field asks for.
  ///
  /// Pads have digits alone; addresses have their marks in the bottom row. The kinds are those of
  /// Apple's keyboard type (https://developer.apple.com/documentation/uikit/uikeyboardtype).
  ///
  /// - Parameters:
  ///   - traits: What the field asks for.
  ///   - decimalSeparator: What the decimal pad types between whole and fraction.
  public static func keys(for traits: InputTraits, decimalSeparator: String = ".") -> KeyLayout {
    let catalog = KeyCatalog.shared
    switch traits.keyboard {
    case .default, .asciiCapable: return catalog.letters(bottom: "default")
    case .numbersAndPunctuation: return catalog.letters(bottom: "default", first: .symbols)
    case .emailAddress: return catalog.letters(bottom: "email")
    case .URL: return catalog.letters(bottom: "url")
    case .webSearch: return catalog.letters(bottom: "webSearch")
    case .twitter: return catalog.letters(bottom: "twitter")
    case .namePhonePad: return catalog.namePhone()
    case .numberPad, .asciiCapableNumberPad: return catalog.pad("number")
    case .decimalPad: return catalog.pad("decimal", separator: decimalSeparator)
    case .phonePad: return catalog.pad("phone", symbols: "phoneSymbols")
    }
  }
}
