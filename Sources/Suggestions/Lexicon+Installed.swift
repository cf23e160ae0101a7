// SPDX-License-Identifier: MIT

import Glibc

extension Lexicon {
  /// The lexicon that is installed; nil without any.
  ///
  /// A file that can't be used is passed over: a damaged one among the system's data doesn't hide a good one
  /// that the user has.
  ///
  /// - Parameters:
  ///   - language: Two letters of ISO 639-1.
  ///   - sizes: What is looked for, in this order.
  ///   - environment: What a variable holds; nil if it isn't set.
  /// - Throws: What is wrong with the first file, if there are some and none can be used.
  public static func installed(
    language: String = "en", sizes: [LexiconSize] = [.full, .compact],
    environment: (String) -> String? = LexiconPlace.variable
  ) throws(LexiconError) -> Lexicon? {
    var failure: LexiconError?
    for size in sizes {
      let paths = LexiconPlace.candidates(
        language: language, size: size, environment: environment)
      for path in paths where access(path, F_OK) == 0 {
        do {
          return try Lexicon(path: path)
        } catch {
          failure = failure ?? error
        }
      }
    }
    if let failure { throw failure }
    return nil
  }
}
