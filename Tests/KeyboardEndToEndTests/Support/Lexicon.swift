// SPDX-License-Identifier: MIT

import Foundation

/// The lexicon that `make lexicon` has built.
enum Lexicon {
  /// The options by which the keyboard finds it; nil without one.
  static var options: [String]? {
    let variables = ProcessInfo.processInfo.environment
    let folder = variables["TOPRAIL_LEXICONS"] ?? "\(NSHomeDirectory())/.cache/toprail"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.first { $0.hasPrefix("en-full.") && $0.hasSuffix(".lex") }
      .map { ["--lexicon", "\(folder)/\($0)"] }
  }
}
