// SPDX-License-Identifier: MIT

/// Why a lexicon can't be used; its description names the file and what to do.
public enum LexiconError: Error, Equatable, CustomStringConvertible {
  /// The file isn't there or can't be read; `reason` is the system's word for it.
  case unreadable(path: String, reason: String)
  /// The file is no lexicon.
  case foreign(path: String)
  /// The file is a lexicon of another format than this program reads.
  case format(path: String, found: Int)
  /// The file was cut or changed after it was made.
  case damaged(path: String)

  /// What is wrong, and the remedy.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) can't be read: \(reason). `make lexicon` builds the lexicon."
    case .foreign(let path): "\(path) is no lexicon. `make lexicon` builds one."
    case .format(let path, let found):
      "\(path) has format \(found), and this program reads \(LexiconFormat.version). "
        + "`make lexicon` builds it anew."
    case .damaged(let path): "\(path) is damaged. `make lexicon` builds it anew."
    }
  }
}
