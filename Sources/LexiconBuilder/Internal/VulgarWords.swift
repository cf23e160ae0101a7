// SPDX-License-Identifier: MIT

/// Tells the words that are never offered; whoever wants one types it in full.
struct VulgarWords {
  private let stems: Set<String>
  private let words: Set<String>
  private let allowed: Set<String>

  /// The bytes of a file of `stem`, `word` and `allow` statements.
  init(_ bytes: [UInt8]) throws(BuildError) {
    let statements = try WordStatements(
      bytes, file: "english.vulgar", keywords: ["stem", "word", "allow"])
    stems = Set(statements["stem"])
    words = Set(statements["word"].flatMap { [$0, $0 + "s", $0 + "es", $0 + "'s", $0 + "s'"] })
    allowed = Set(statements["allow"])
  }

  /// Whether a word in lower case, or a part of one that hyphens part, is vulgar.
  func contains(_ key: String) -> Bool {
    if allowed.contains(key) { return false }
    return matches(key[...]) || key.split(separator: "-").contains(where: matches)
  }

  private func matches(_ word: Substring) -> Bool {
    words.contains(String(word))
      || word.indices.contains { stems.contains(String(word[...$0])) }
  }
}
