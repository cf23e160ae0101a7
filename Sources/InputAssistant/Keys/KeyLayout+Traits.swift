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
  ///   - terminalRow: Whether letters and symbols have a row of escape, tab, control, alt and arrows
  ///     above them. Pads never have one.
  ///   - padsHaveReturn: Whether pads have a column of return, tab and hide beside the digits. Without it
  ///     only a toolbar confirms what was typed, as on a phone of Apple's.
  public static func keys(
    for traits: InputTraits, decimalSeparator: String = ".", terminalRow: TerminalRow = .automatic,
    padsHaveReturn: Bool = false
  ) -> KeyLayout {
    let catalog = KeyCatalog.shared
    let hasRow = terminalRow.shows(for: traits)
    let kind = padsHaveReturn ? "Return" : ""
    switch traits.keyboard {
    case .default, .asciiCapable: return catalog.letters(bottom: "default", isTerminal: hasRow)
    case .numbersAndPunctuation:
      return catalog.letters(bottom: "default", first: .symbols, isTerminal: hasRow)
    case .emailAddress: return catalog.letters(bottom: "email", isTerminal: hasRow)
    case .URL: return catalog.letters(bottom: "url", isTerminal: hasRow)
    case .webSearch: return catalog.letters(bottom: "webSearch", isTerminal: hasRow)
    case .twitter: return catalog.letters(bottom: "twitter", isTerminal: hasRow)
    case .namePhonePad: return catalog.namePhone()
    case .numberPad, .asciiCapableNumberPad: return catalog.pad("number\(kind)")
    case .decimalPad: return catalog.pad("decimal\(kind)", separator: decimalSeparator)
    case .phonePad: return catalog.pad("phone\(kind)", symbols: "phoneSymbols\(kind)")
    }
  }
}
