// SPDX-License-Identifier: MIT

/// The words of a language and what follows what, in a file that is read where it lies.
///
/// ```swift
/// let lexicon = try Lexicon(path: "/usr/share/toprail/en-full.v1.lex")
/// lexicon.info.wordCount  // 62913
/// ```
///
/// Opening takes less than a millisecond: the words are checked against their sum, the millions of pairs
/// and triples are not; ``isIntact`` does that. What the file says is never trusted: wrong numbers give
/// wrong words, no crash. The file must not be cut while it is open; whoever renews it renames another one
/// into its place.
public final class Lexicon: Sendable {
  /// What the lexicon says about itself.
  public let info: LexiconInfo

  let tables: LexiconTables
  private let file: MappedFile
  private let header: LexiconHeader

  /// Opens a lexicon file.
  ///
  /// - Throws: ``LexiconError``, whose description names the file and the remedy.
  public init(path: String) throws(LexiconError) {
    let file = try MappedFile(path: path)
    header = try LexiconHeader(file.bytes, path: path)
    self.file = file
    tables = LexiconTables(header.section)
    guard let info = LexiconInfo(header, tables) else { throw .damaged(path: path) }
    self.info = info
  }

  /// Whether the whole file is what it was when it was made.
  ///
  /// Reads all of it, which takes milliseconds.
  public var isIntact: Bool {
    defer { file.forgetPages() }
    return header.isRestIntact
  }
}
