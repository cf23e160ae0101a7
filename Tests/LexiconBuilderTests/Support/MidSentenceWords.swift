// SPDX-License-Identifier: MIT

/// The words of a text whose case tells something: those inside sentences.
///
/// Left out are the first words of sentences, quotations and lines (verses begin with a capital), words
/// that aren't letters only, words in capitals, which are titles, and who said it.
struct MidSentenceWords: Sequence {
  let text: String

  func makeIterator() -> IndexingIterator<[Substring]> {
    var isSaying = true
    return text.split(separator: "\n").flatMap { line -> [Substring] in
      if line == "%" { isSaying = true }
      if line.drop(while: \.isWhitespace).hasPrefix("--") { isSaying = false }
      return isSaying ? words(inLine: line) : []
    }.makeIterator()
  }

  private func words(inLine line: Substring) -> [Substring] {
    let tokens = line.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    return zip(tokens, tokens.dropFirst()).compactMap { previous, token in
      guard !endsSentence(previous), token.first.map({ $0.isLetter }) == true else { return nil }
      let word = token.prefix { $0.isLetter || $0 == "'" }
      let rest = token[word.endIndex...]
      guard rest.allSatisfy({ ",.;:!?)\"'".contains($0) }), word.allSatisfy(\.isLetter),
        word.allSatisfy(\.isASCII), word.count == 1 || word != word.uppercased()[...]
      else { return nil }
      return word
    }
  }

  private func endsSentence(_ token: Substring) -> Bool {
    token.contains { ".!?:-".contains($0) } || token.hasSuffix("\"") || token.hasSuffix(")")
  }
}
