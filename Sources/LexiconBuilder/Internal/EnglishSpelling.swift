// SPDX-License-Identifier: MIT

/// What isn't a matter of data about how English words are built.
enum EnglishSpelling {
  /// What is tied to a word by an apostrophe, longest first.
  static let contractions = ["'d've", "'ll", "'ve", "'re", "n't", "'d", "'m", "'s"]

  /// The word before a contraction's or possessive's ending, and the ending.
  static func parts(of key: String) -> (stem: String, ending: String)? {
    for ending in contractions where key.hasSuffix(ending) && key.count > ending.count {
      return (String(key.dropLast(ending.count)), ending)
    }
    return nil
  }

  /// A name's form: `Paulson`, `McKenna`, `O'Neal`.
  static func name(_ key: String) -> String {
    for prefix in ["mc", "o'"] where key.hasPrefix(prefix) && key.count > prefix.count + 2 {
      return capitalized(prefix) + capitalized(String(key.dropFirst(prefix.count)))
    }
    return capitalized(key)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Words that a word may be an inflection of, the likeliest first.
  static func stems(of key: String) -> [String] {
    var stems: [String] = []
    for (ending, replacements) in inflections where key.hasSuffix(ending) {
      let stem = key.dropLast(ending.count)
      guard stem.count >= 3 else { continue }
      stems += replacements.map { stem + $0 }
    }
    return stems
  }

  private static let inflections: [(String, [String])] = [
    ("'s", [""]), ("s", [""]), ("es", ["", "e"]), ("ies", ["y"]), ("ed", ["", "e"]), ("ied", ["y"]),
    ("ing", ["", "e"]), ("ly", ["", "le"]), ("er", ["", "e"]), ("ers", ["", "e"]), ("ness", [""]),
    ("able", ["", "e"]),
  ]
}
