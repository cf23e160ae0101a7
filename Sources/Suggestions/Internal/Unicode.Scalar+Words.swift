// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  /// An apostrophe, straight or curly.
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  /// A letter, digit, mark, joiner or apostrophe, as a text's context sees words.
  var isPartOfWord: Bool {
    if isASCII { return isASCIILetter || isDigit || self == "'" }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default:
      return properties.isAlphabetic || properties.numericType != nil || isApostrophe
        || value == 0x200C || value == 0x200D
    }
  }

  var isASCIILetter: Bool { (0x61...0x7A).contains(value | 0x20) }

  /// A digit or any other number.
  var isDigit: Bool {
    isASCII ? (0x30...0x39).contains(value) : properties.numericType != nil
  }

  var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  var isNewline: Bool { (0x0A...0x0D).contains(value) || [0x85, 0x2028, 0x2029].contains(value) }

  /// A dash that stands between words without being part of them.
  var isDash: Bool { value == 0x2013 || value == 0x2014 }

  /// Opens something, or emphasizes, before a word.
  var isOpener: Bool {
    switch self {
    case "\"", "'", "(", "[", "{", "*", "_", "~": return true
    case _ where isASCII: return false
    default: break
    }
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .finalPunctuation: return true
    default: return value == 0xA1 || value == 0xBF
    }
  }

  var endsSentence: Bool {
    isASCII
      ? self == "." || self == "!" || self == "?"
      : [0x2026, 0x3002, 0xFF01, 0xFF1F, 0x061F, 0x06D4, 0x0964].contains(value)
  }

  /// A space or dash: what follows is a word of its own.
  var endsWord: Bool { isSpace || isDash }

  var isCapital: Bool {
    isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase
  }
}
