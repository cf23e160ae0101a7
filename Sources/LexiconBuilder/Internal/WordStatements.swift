// SPDX-License-Identifier: MIT

/// A data file of one statement a line, a keyword and the words that it says something of.
struct WordStatements {
  private var words: [Substring: [String]] = [:]

  /// - Parameters:
  ///   - bytes: The file's text; `#` begins a comment.
  ///   - file: Its name, for a message.
  ///   - keywords: Those that may begin a line.
  /// - Throws: ``BuildError/wrongStatement(file:line:text:keywords:)`` for a line that begins otherwise.
  init(_ bytes: [UInt8], file: String, keywords: [Substring]) throws(BuildError) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let statement = line.prefix { $0 != "#" }.split(separator: " ")
      guard let keyword = statement.first else { continue }
      guard keywords.contains(keyword) else {
        throw .wrongStatement(
          file: file, line: index + 1, text: String(line), keywords: keywords.map(String.init))
      }
      words[keyword, default: []] += statement.dropFirst().map(String.init)
    }
  }

  subscript(keyword: Substring) -> [String] { words[keyword] ?? [] }
}
