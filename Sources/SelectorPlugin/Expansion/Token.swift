// SPDX-License-Identifier: MIT

/// A word or a mark of the source, without the space and comments around it.
struct Token: Equatable {
  let text: String
  /// In bytes from the beginning of the source.
  let offset: Int
  /// Whether space or a comment stands before it.
  let followsSpace: Bool

  /// Whether this is a name or a keyword rather than a mark.
  var isWord: Bool {
    text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
  }

  /// The word without the backticks that let a keyword be a name.
  var name: String {
    text.filter { $0 != "`" }
  }
}

extension Sequence<Token> {
  /// The tokens as source again, comments and line breaks replaced by single spaces.
  var source: String {
    var source = ""
    for token in self {
      let isMember = token.text == "." || source.last == "."
      if token.followsSpace && !isMember && !source.isEmpty { source += " " }
      source += token.text
    }
    return source
  }
}
