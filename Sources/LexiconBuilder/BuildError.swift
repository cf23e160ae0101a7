// SPDX-License-Identifier: MIT

/// Why a lexicon couldn't be built; each case says what the user can do.
package enum BuildError: Error, Equatable, CustomStringConvertible {
  /// A package's file isn't there.
  case missing(path: String, package: String)
  /// A package's file is there and is not what it should be.
  case damaged(path: String, package: String, reason: String)
  /// A file that the user named isn't there or isn't what it should be.
  case unusable(path: String, remedy: String)
  /// No source is known for a language.
  case unknownLanguage(String)
  /// Another program that is needed has failed.
  case failedProgram(String, remedy: String)
  /// A line of our own word files begins with none of the keywords.
  case wrongStatement(file: String, line: Int, text: String, keywords: [String])
  /// The result can't be written.
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let path, let package):
      "\(path) is missing. Install it: sudo apt-get install \(package)"
    case .damaged(let path, let package, let reason):
      "\(path) is damaged (\(reason)). Install it anew: sudo apt-get install --reinstall \(package)"
    case .unusable(let path, let remedy):
      "\(path) can't be used. \(remedy)"
    case .unknownLanguage(let language):
      "there is no data for a lexicon of '\(language)': only English (en) has a free language model "
        + "in Debian's packages"
    case .failedProgram(let program, let remedy):
      "\(program) failed. \(remedy)"
    case .wrongStatement(let file, let line, let text, let keywords):
      "\(file):\(line): '\(text)' begins with none of \(keywords.joined(separator: ", "))"
    case .unwritable(let path, let reason):
      "\(path) can't be written: \(reason)"
    }
  }
}
