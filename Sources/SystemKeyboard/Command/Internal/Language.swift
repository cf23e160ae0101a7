// SPDX-License-Identifier: MIT

/// The person's language, as the environment has it.
enum Language {
  /// Whether the language of the program's words runs from right to left; then leading is on the right.
  ///
  /// - Parameter environment: What a variable holds; nil if it isn't set.
  static func isRightToLeft(_ environment: (String) -> String?) -> Bool {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = environment(name), !locale.isEmpty else { continue }
      return rightToLeft.contains(String(locale.prefix { $0.isLetter }))
    }
    return false
  }

  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}
