// SPDX-License-Identifier: MIT

import InputAssistant

/// Decides how the words that are offered are written.
struct Spelling {
  /// The strings of long words, which would need memory at every key: as they are, and capitalized.
  private var long: [Int: (plain: String, capitalized: String)] = [:]

  init(_ tables: LexiconTables) {
    for index in 0..<tables.longWords.count {
      let word = Int(tables.longWords[index])
      let plain = tables.form(of: word)
      var capitalized = plain
      capitalized.capitalize()
      long[word] = (plain.string, capitalized.string)
    }
  }

  /// A word as it is to be inserted.
  func text(of word: Int, in letterCase: TypedWord.Case, _ tables: LexiconTables) -> String {
    if letterCase != .upper, let known = long[word] {
      return letterCase == .lower ? known.plain : known.capitalized
    }
    var form = tables.form(of: word)
    switch letterCase {
    case .lower: break
    case .capitalized: form.capitalize()
    case .upper: form.uppercase()
    }
    return form.string
  }

  /// How a word is cased, by what is typed of it and by what the field asks for.
  static func letterCase(
    of typed: TypedWord, startsSentence: Bool, _ capitalization: InputTraits.Autocapitalization
  ) -> TypedWord.Case {
    guard typed.key.count == 0 else {
      return capitalization == .allCharacters ? .upper : typed.letterCase
    }
    switch capitalization {
    case .allCharacters: return .upper
    case .words: return .capitalized
    case .sentences: return startsSentence ? .capitalized : .lower
    default: return .lower
    }
  }
}
