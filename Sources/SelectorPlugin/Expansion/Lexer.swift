// SPDX-License-Identifier: MIT

/// Cuts Swift source into tokens, as far as a method reference or the head of a declaration needs it.
struct Lexer {
  private var rest: Substring
  private let source: String

  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(_ source: String) {
    self.source = source
    self.rest = source[...]
  }

  private mutating func next() -> Token? {
    let end = rest.startIndex
    skipSpaceAndComments()
    guard let first = rest.first else { return nil }
    let length =
      switch first {
      case "`": quotedLength(by: "`")
      case "\"": quotedLength(by: "\"")
      case "-" where rest.hasPrefix("->"): 2
      default: max(1, rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count)
      }
    let token = Token(
      text: String(rest.prefix(length)),
      offset: source.utf8.distance(from: source.startIndex, to: rest.startIndex),
      followsSpace: rest.startIndex > end)
    rest = rest.dropFirst(length)
    return token
  }

  private func quotedLength(by quote: Character) -> Int {
    var length = 1
    var isEscaped = false
    for character in rest.dropFirst() {
      length += 1
      if character == quote && !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return length
  }

  private mutating func skipSpaceAndComments() {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }
}
