// SPDX-License-Identifier: MIT

import Glibc
package import Suggestions

extension LexiconPlace {
  /// The user's lexicon, also under `Scripts/headless.sh`, which hides it from the programs that are tested
  /// and says where it is; nil without one.
  package static func forTests(_ size: LexiconSize) -> String? {
    let paths =
      variable("TOPRAIL_LEXICONS").map { ["\($0)/\(fileName(language: "en", size: size))"] }
      ?? candidates(language: "en", size: size)
    return paths.first { access($0, R_OK) == 0 }
  }
}
