// SPDX-License-Identifier: MIT

extension SuggestionEngine {
  /// An engine over the lexicon that is installed, the full one if there is one; nil without any.
  ///
  /// A file that can't be used is passed over.
  ///
  /// - Parameter language: Two letters of ISO 639-1.
  public static func installed(language: String = "en") -> SuggestionEngine? {
    let lexicon = try? Lexicon.installed(language: language)
    return lexicon.map { SuggestionEngine(lexicon: $0) }
  }
}
