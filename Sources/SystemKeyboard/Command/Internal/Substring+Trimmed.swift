// SPDX-License-Identifier: MIT

extension Substring {
  /// Without spaces and tabs at its ends.
  var trimmed: Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
