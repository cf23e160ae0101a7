// SPDX-License-Identifier: MIT

extension LexiconInfo {
  /// So much is looked at, in bytes; a damaged file may call millions of bytes its text.
  private static let longestText = 0xFFFF

  /// What a file says about itself; nil if it doesn't say what it must, or its tables don't fit together.
  init?(_ header: LexiconHeader, _ tables: LexiconTables) {
    guard header.section(.info).count <= Self.longestText else { return nil }
    let text = String(decoding: header.section(.info), as: UTF8.self)
    var language: String?
    var size: LexiconSize?
    var sources: [LexiconSource] = []
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (fields[0], fields.count) {
      case ("language", 2): language = fields[1]
      case ("size", 2): size = LexiconSize(rawValue: fields[1])
      case ("source", 5):
        sources.append(
          LexiconSource(
            name: fields[1], version: fields[2], sha256: fields[3], licence: fields[4]))
      default: return nil
      }
    }
    guard let language, let size, tables.words.count <= LexiconFormat.mostWords,
      tables.unigrams.costs.count == tables.words.count,
      tables.longWords.count <= tables.words.count
    else { return nil }
    self.init(
      language: language, size: size, wordCount: tables.words.count,
      bigramCount: tables.bigramWords.count, trigramCount: tables.trigramWords.count,
      fileSize: header.fileSize, format: LexiconFormat.version, sources: sources)
  }
}
