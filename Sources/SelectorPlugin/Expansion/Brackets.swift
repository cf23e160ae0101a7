// SPDX-License-Identifier: MIT

extension RandomAccessCollection<Token> where Index == Int {
  /// Where the bracket that opens at an index closes again.
  func closingIndex(of opening: Int) -> Int? {
    var depth = 0
    for index in opening..<endIndex {
      depth += self[index].nesting
      if depth == 0 { return index }
    }
    return nil
  }

  /// Where the bracket that closes at an index opens.
  func openingIndex(of closing: Int) -> Int? {
    var depth = 0
    for index in (startIndex...closing).reversed() {
      depth += self[index].nesting
      if depth == 0 { return index }
    }
    return nil
  }

  /// The first token outside all brackets that reads like this.
  func topLevelIndex(of text: String) -> Int? {
    var depth = 0
    for index in indices {
      if depth == 0 && self[index].text == text { return index }
      depth += self[index].nesting
    }
    return nil
  }
}

extension Token {
  fileprivate var nesting: Int {
    switch text {
    case "(", "[", "{", "<": 1
    case ")", "]", "}", ">": -1
    default: 0
    }
  }
}
