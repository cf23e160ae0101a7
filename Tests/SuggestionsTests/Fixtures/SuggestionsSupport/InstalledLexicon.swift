// SPDX-License-Identifier: MIT

import Glibc
package import Suggestions

extension LexiconPlace {
  /// The user's lexicon, also under `Scripts/headless.sh`, which hides it from the programs that are tested
  /// and says where it is; nil without one.
  package static func forTests(_ size: LexiconSize) -> String? {
    guard let folder = variable("TOPRAIL_LEXICONS") else {
      return existing(language: "en", size: size)
    }
    let path = "\(folder)/\(fileName(language: "en", size: size))"
    return access(path, R_OK) == 0 ? path : nil
  }
}
